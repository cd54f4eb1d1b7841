import type { FinishedTestSession } from '@quotient/contract';
import type { Credentials } from '../api/apiClient.ts';
import type { DeviceStorage } from '../storage/deviceStorage.ts';

/** Keeps a finished test on this device (Specification §3). */
export function keepFinished(
  storage: DeviceStorage,
  { session, sealedScore }: FinishedTestSession,
  credentials: Credentials,
): void {
  const { answers, questions, flags, lastSeq, finishedAt } = session;
  storage.savedAnswers.write(answers);
  storage.savedQuestions.write(questions);
  storage.savedIq.write(sealedScore);
  const { id, token } = credentials;
  storage.keepFinished({ id, token, ...(finishedAt !== null && { finishedAt }) });
  storage.running.write({ ...credentials, currentIndex: 0, answers, flags, lastSeq, pending: [] });
}
