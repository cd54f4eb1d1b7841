import type {
  ConsentKey,
  DeviceKey,
  KeptOnDevice,
  LegalBasis,
  ServerEntryId,
} from '../../content/storedData.ts';

/** What the privacy policy says of all that is stored, in one language. The compiler asks for each entry. */
export interface StoredWords {
  /** What each entry on the device holds, and what for: a sentence. */
  device: Record<DeviceKey | ConsentKey, string>;
  /** How long an entry on the device stays: a sentence. */
  keptOnDevice: Record<KeptOnDevice, string>;
  /** What the server keeps. `kept` are sentences; `<days>unpaidTests</days>` is how long that kind stays at most. */
  server: Record<ServerEntryId, { name: string; text: string; kept: string }>;
  /** Why the law allows it, as it reads after a colon. */
  basis: Record<LegalBasis, string>;
}
