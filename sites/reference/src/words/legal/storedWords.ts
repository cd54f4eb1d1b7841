import type {
  ConsentKey,
  DeviceKey,
  KeptOnDevice,
  LegalBasis,
  ServerEntryId,
} from '../../content/storedData.ts';

/** Words of the privacy policy about all stored data, in one language. The compiler demands each entry. */
export interface StoredWords {
  /** Purpose and content of each entry on the device: a sentence. */
  device: Record<DeviceKey | ConsentKey, string>;
  /** Time that an entry on the device stays: a sentence. */
  keptOnDevice: Record<KeptOnDevice, string>;
  /** Data on the server. `kept` are sentences; `<days>unpaidTests</days>` is the longest time for that kind. */
  server: Record<ServerEntryId, { name: string; text: string; kept: string }>;
  /** Legal basis, as it reads after a colon. */
  basis: Record<LegalBasis, string>;
}
