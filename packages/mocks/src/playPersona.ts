import { type FinishedTestSession, NETWORK_GRACE_MS, type StartedTestSession } from '@quotient/contract';
import type { Persona } from '@quotient/fixtures';
import { createApiCall, type FetchApp, pay } from './apiCall.ts';

/** How far a persona goes before you take over. */
export const personaStages = ['testing', 'payment', 'results'] as const;
/** `testing`: all but the last question are answered. `payment`: finished. `results`: paid. */
export type PersonaStage = (typeof personaStages)[number];

/** What the persona's device holds afterwards. */
export interface PlayedPersona {
  id: string;
  token: string;
  /** One entry per question in display order; -1 = unanswered. */
  answers: readonly number[];
  lastSeq: number;
}

/** Who plays, how far, and against which server. */
export interface PlayPersonaOptions {
  /** Its answers, pace, chosen time and trouble; see `fixtures`. */
  persona: Persona;
  /** Where to stop. */
  stage: PersonaStage;
  fetchApp: FetchApp;
  /** Lets time pass on the server's clock, in milliseconds. @default no time passes, and nobody's runs out */
  elapse?: (ms: number) => void;
}

/**
 * Plays a persona against a mock backend through its API: start, answers, finish, payment.
 * At stage `testing` the last question is left for you. A persona that pays twice is refused the second time.
 * @throws when a call fails
 */
export async function playPersona({
  persona,
  stage,
  fetchApp,
  elapse = () => {},
}: PlayPersonaOptions): Promise<PlayedPersona> {
  const { timeFactor } = persona;
  const started = await createApiCall(fetchApp)<StartedTestSession>('POST', '/api/test-sessions', {
    timeFactor,
  });
  const { id, token } = started;
  const call = createApiCall(fetchApp, token);
  const answers = started.questions.map((_, index) => {
    const isLeftForYou = stage === 'testing' && index === started.questions.length - 1;
    return isLeftForYou ? -1 : (persona.answers[index] ?? -1);
  });
  let lastSeq = 0;
  for (const [index, optionIndex] of answers.entries()) {
    if (optionIndex < 0) continue;
    elapse(persona.secondsPerQuestion * 1000);
    lastSeq += 1;
    await call('PUT', `/api/test-sessions/${id}/answers/${index}`, { optionIndex, seq: lastSeq });
  }
  if (stage !== 'testing' && persona.ends === 'time-up')
    elapse(started.durationSeconds * 1000 + NETWORK_GRACE_MS);
  if (stage !== 'testing') await call<FinishedTestSession>('POST', `/api/test-sessions/${id}/finish`);
  if (stage === 'results') {
    await pay(call);
    await call('GET', `/api/test-sessions/${id}`); // the server asks the provider
    if (persona.trouble === 'pays-twice') await expectRefusal(pay(call));
  }
  return { id, token, answers, lastSeq };
}

async function expectRefusal(payment: Promise<void>): Promise<void> {
  const refusal = await payment.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(refusal instanceof Error) || !refusal.message.includes('already_paid'))
    throw new Error('A paid test was charged a second time.');
}
