import * as v from 'valibot';

// Passkeys between browser and server, in the standard's JSON form: the browser's answers in that of WebAuthn §5.1.8,
// with text in base64url; its options in that of §5.1.9 and §5.1.10.

const ofPasskey = {
  id: v.string(),
  rawId: v.string(),
  type: v.literal('public-key'),
  clientExtensionResults: v.object({}),
};
/** Browser's answer with a new passkey. */
export const NewCredentialSchema = v.object({
  ...ofPasskey,
  response: v.object({ clientDataJSON: v.string(), attestationObject: v.string() }),
});
/** Browser's answer for a sign-in with a passkey. */
export const CredentialSchema = v.object({
  ...ofPasskey,
  response: v.object({
    clientDataJSON: v.string(),
    authenticatorData: v.string(),
    signature: v.string(),
    userHandle: v.exactOptional(v.string()),
  }),
});
const knownPasskeys = v.array(
  v.object({
    id: v.string(),
    type: v.literal('public-key'),
    transports: v.exactOptional(
      v.array(v.picklist(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'])),
    ),
  }),
);
const timeout = v.exactOptional(v.number());
/** Options for `navigator.credentials.get`. */
export const RequestOptionsSchema = v.object({
  challenge: v.string(),
  rpId: v.string(),
  userVerification: v.literal('required'),
  timeout,
});
/** Options for `navigator.credentials.create`. */
export const CreationOptionsSchema = v.object({
  challenge: v.string(),
  rp: v.object({ id: v.string(), name: v.string() }),
  user: v.object({ id: v.string(), name: v.string(), displayName: v.string() }),
  pubKeyCredParams: v.array(v.object({ type: v.literal('public-key'), alg: v.number() })),
  excludeCredentials: knownPasskeys,
  authenticatorSelection: v.object({
    residentKey: v.literal('required'),
    requireResidentKey: v.boolean(),
    userVerification: v.literal('required'),
  }),
  attestation: v.literal('none'),
  timeout,
});
