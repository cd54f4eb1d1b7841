import { is } from 'valibot';
import { expect, test } from 'vitest';
import {
  CreationOptionsSchema,
  CredentialSchema,
  NewCredentialSchema,
  RequestOptionsSchema,
} from './passkeys.ts';

const ofPasskey = { id: 'i', rawId: 'i', type: 'public-key', clientExtensionResults: {} };
const made = { ...ofPasskey, response: { clientDataJSON: 'c', attestationObject: 'a' } };
const shown = { ...ofPasskey, response: { clientDataJSON: 'c', authenticatorData: 'd', signature: 's' } };

test('a passkey that was just made is none to sign in with, nor the other way around', () => {
  expect([is(NewCredentialSchema, made), is(CredentialSchema, made)]).toEqual([true, false]);
  expect([is(NewCredentialSchema, shown), is(CredentialSchema, shown)]).toEqual([false, true]);
  expect(is(CredentialSchema, { ...shown, type: 'password' })).toBe(false);
});

test('a device may leave its user handle out, and what else it tells is no mistake', () => {
  expect(is(CredentialSchema, { ...shown, authenticatorAttachment: 'platform' })).toBe(true);
  expect(is(CredentialSchema, { ...shown, response: { ...shown.response, userHandle: null } })).toBe(false);
});

test('no page may ask without the finger, the face or the PIN: that is the second factor', () => {
  const asked = { challenge: 'c', rpId: 'iq.example', userVerification: 'required' };
  const creation = {
    challenge: 'c',
    rp: { id: 'iq.example', name: 'IQ' },
    user: { id: 'u', name: 'ada@example.org', displayName: 'Ada' },
    pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
    excludeCredentials: [{ id: 'i', type: 'public-key', transports: ['internal'] }],
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
  };
  expect([is(RequestOptionsSchema, asked), is(CreationOptionsSchema, creation)]).toEqual([true, true]);
  for (const userVerification of ['preferred', 'discouraged', undefined]) {
    expect(is(RequestOptionsSchema, { ...asked, userVerification })).toBe(false);
    const authenticatorSelection = { ...creation.authenticatorSelection, userVerification };
    expect(is(CreationOptionsSchema, { ...creation, authenticatorSelection })).toBe(false);
  }
  expect(is(CreationOptionsSchema, { ...creation, attestation: 'direct' })).toBe(false);
});
