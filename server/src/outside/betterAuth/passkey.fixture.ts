import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest();
const base64url = (data: string | Uint8Array) => Buffer.from(data).toString('base64url');

/** Encodes a device's data in CBOR (RFC 8949): whole numbers, bytes, texts and maps, all of them short. */
function cbor(value: number | string | Uint8Array | Map<number | string, unknown>): Buffer {
  const head = (type: number, count: number) => {
    if (count < 24) return Buffer.from([(type << 5) | count]);
    return Buffer.from(count < 256 ? [(type << 5) | 24, count] : [(type << 5) | 25, count >> 8, count & 255]);
  };
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  const entries = [...value].flatMap(([key, entry]) => [cbor(key), cbor(entry as typeof value)]); // made here alone
  return Buffer.concat([head(5, value.size), ...entries]);
}

/** Answer of a device. */
interface AnswerOptions {
  /** Origin of the asking page. @default the device's own */
  origin?: string;
  /** True if it has checked a finger, a face or a PIN. @default true */
  isVerified?: boolean;
}

/** Device with one passkey for an origin; it answers in a browser's form (WebAuthn §5.1.8). */
export function createPasskeyDevice(ownOrigin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const credentialId = randomBytes(32);
  /** The public key as COSE has it (RFC 9053): of two coordinates on P-256, for ES256. */
  const coseKey = cbor(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  );
  let uses = 0;

  const clientData = (type: 'webauthn.create' | 'webauthn.get', challenge: string, origin: string) =>
    JSON.stringify({ type, challenge, origin, crossOrigin: false });
  /** Authenticator data of WebAuthn §6.1: owner, presence, use count, and the key if requested. */
  const authenticatorData = (isVerified: boolean, attested: Uint8Array = Buffer.alloc(0)) =>
    Buffer.concat([
      sha256(new URL(ownOrigin).hostname),
      Buffer.from([1 | (isVerified ? 4 : 0) | (attested.length > 0 ? 64 : 0)]),
      Buffer.from([0, 0, 0, ++uses]),
      attested,
    ]);
  const ofPasskey = {
    id: base64url(credentialId),
    rawId: base64url(credentialId),
    type: 'public-key' as const,
    clientExtensionResults: {},
  };

  return {
    /** Answer with its new passkey. */
    make(challenge: string, { origin = ownOrigin, isVerified = true }: AnswerOptions = {}) {
      const idLength = Buffer.from([0, credentialId.length]);
      const attested = Buffer.concat([Buffer.alloc(16), idLength, credentialId, coseKey]);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authenticatorData(isVerified, attested)],
      ]);
      return {
        ...ofPasskey,
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', challenge, origin)),
          attestationObject: base64url(cbor(attestation)),
        },
      };
    },
    /** Answer for a sign-in. */
    show(challenge: string, { origin = ownOrigin, isVerified = true }: AnswerOptions = {}) {
      const data = authenticatorData(isVerified);
      const client = clientData('webauthn.get', challenge, origin);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return {
        ...ofPasskey,
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(signature),
        },
      };
    },
  };
}
