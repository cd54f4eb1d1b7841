import { brand } from '@quotient/contract/brand';
import { deviceKeys } from '@quotient/contract/deviceKeys';
import { type Persona, personas } from '@quotient/fixtures';
import { type Credentials, createVisitor, visitorStages } from '@quotient/fixtures/visitor';
import type { MockBackend } from './createMockBackend.ts';
import type { MockControls } from './mockControls.ts';
import { isScenarioName, scenarios } from './scenarios.ts';

/** Key under which the test stores its running session (Specification §3). */
const SESSION_KEY = `${brand.slug}_${deviceKeys.running}`;
/** Shortest pause between two requests of a running test for the time; an earlier click is repeated. */
const ASKS_AGAIN_MS = 5200;
const NO_POPUPS_KEY = 'quotient-mock/control/no-popups';

/** The test of this device, as its storage has it. */
function currentSession(): Credentials | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(SESSION_KEY) ?? 'null');
    const { id, token } = (value ?? {}) as Record<string, unknown>;
    return typeof id === 'string' && typeof token === 'string' ? { id, token } : undefined;
  } catch {
    return undefined;
  }
}

/** Objects that the panel changes. Both must belong together: the backend reads the controls' storage. */
export interface MockPanelOptions {
  /** The server of this page. */
  backend: MockBackend;
  /** Storage of scenario and clock over a reload, for pop-ups too. */
  controls: MockControls;
}

/** Actions of the mock panel's buttons on the server, this device and the page. `say` shows the developer a text. */
export function createPanelActions({ backend, controls }: MockPanelOptions, say: (text: string) => void) {
  /** Makes the test ask its server again, as after coming back to the page. */
  const wake = () => {
    for (const delayMs of [0, ASKS_AGAIN_MS])
      setTimeout(() => window.dispatchEvent(new Event('focus')), delayMs);
  };
  const visitor = createVisitor({ fetch: backend.app.request, elapse: controls.moveClock });

  return {
    /** Blocks pop-ups for a persona whose browser does. */
    holdPopups(): void {
      const open = window.open.bind(window);
      window.open = (...args) => (sessionStorage.getItem(NO_POPUPS_KEY) === null ? open(...args) : null);
    },
    play(name: string): void {
      if (!isScenarioName(name)) return;
      controls.setScenario(name);
      backend.player.play(name);
      say(`Scenario: ${scenarios[name].title}.`);
      wake();
    },
    /** Moves the server's clock until this much of the running test is left. */
    async leaveSeconds(seconds: number): Promise<void> {
      const session = currentSession();
      const record = session && (await backend.store.testSessions.get(session.id));
      if (!record || record.finish) return say('No test is running.');
      controls.moveClock(record.deadlineAt - seconds * 1000 - (Date.now() + controls.clockAheadMs()));
      say(`${seconds} seconds are left.`);
      wake();
    },
    async markPaid(): Promise<void> {
      const session = currentSession();
      if (!session) return say('There is no test on this device.');
      const { id } = await visitor.openCheckout(session);
      await visitor.decide(id, 'pay');
      say('Marked as paid.');
      wake();
    },
    /** Puts a persona's test, played so far, in place of the one on this device. */
    async become(name: string, stage: string): Promise<void> {
      const persona: Persona | undefined = personas[name as keyof typeof personas];
      const until = visitorStages.find((known) => known === stage);
      if (!persona || !until) return;
      say('Playing …');
      localStorage.setItem(SESSION_KEY, JSON.stringify(await visitor.reach(until, persona)));
      if (persona.trouble === 'blocks-popups') sessionStorage.setItem(NO_POPUPS_KEY, '');
      else sessionStorage.removeItem(NO_POPUPS_KEY);
      location.assign('/');
    },
    showEmail(): void {
      const email = backend.sentEmails.at(-1);
      say(email ? `To ${email.to}\n${email.subject}\n\n${email.text}` : 'No email was sent from this page.');
    },
    startOver(): void {
      controls.reset();
      sessionStorage.removeItem(NO_POPUPS_KEY);
      for (const key of Object.keys(localStorage))
        if (key.startsWith(`${brand.slug}_`)) localStorage.removeItem(key);
      location.assign('/');
    },
  };
}
