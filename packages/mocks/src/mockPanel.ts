import { type Persona, personas } from '@quotient/fixtures';
import type { MockBackend } from './createMockBackend.ts';
import type { MockControls } from './mockControls.ts';
import { type PersonaStage, personaStages, playPersona } from './playPersona.ts';
import { isScenarioName, scenarios } from './scenarios.ts';

/** The key that the test keeps its running session under (Specification §3). */
const SESSION_KEY = 'iq-test_session';
/** A running test asks its server at most once in 5 seconds: what came too early is repeated after this. */
const ASKS_AGAIN_MS = 5200;
const NO_POPUPS_KEY = 'quotient-mock/control/no-popups';

const styles = `
  :host { position: fixed; inset-block-end: 12px; inset-inline-end: 12px; z-index: 2147483600; font: 14px/1.4 system-ui, sans-serif; }
  details { background: #15171c; color: #eceae4; border-radius: 10px; box-shadow: 0 8px 24px rgb(0 0 0 / 0.3); max-inline-size: 280px; }
  summary { padding: 8px 14px; cursor: pointer; font-weight: 600; }
  form, fieldset { display: grid; gap: 8px; margin: 0; padding: 0 14px 12px; border: 0; }
  fieldset { padding: 8px 0 0; border-block-start: 1px solid #3a3f4a; }
  legend { padding: 0; font-weight: 600; }
  select, button { font: inherit; color: inherit; background: #2a2e37; border: 1px solid #6f7685; border-radius: 6px; padding: 5px 8px; }
  button { cursor: pointer; }
  button:hover { background: #3a3f4a; }
  :focus-visible { outline: 2px solid #8c9bff; outline-offset: 2px; }
  .row { display: flex; flex-wrap: wrap; gap: 6px; }
  output { color: #a8adb8; overflow-wrap: anywhere; white-space: pre-line; max-block-size: 160px; overflow: auto; }
`;

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children);
  return made;
}

const select = (label: string, entries: readonly (readonly [value: string, text: string])[]) => {
  const made = element('select', {}, ...entries.map(([value, text]) => element('option', { value }, text)));
  made.setAttribute('aria-label', label);
  return made;
};

/** The test of this device, as its storage has it. */
function currentSession(): { id: string; token: string } | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(SESSION_KEY) ?? 'null');
    const { id, token } = (value ?? {}) as Record<string, unknown>;
    return typeof id === 'string' && typeof token === 'string' ? { id, token } : undefined;
  } catch {
    return undefined;
  }
}

/** What the panel changes. Both must belong together: the backend reads what the controls keep. */
export interface MockPanelOptions {
  /** The server of this page. */
  backend: MockBackend;
  /** Keeps scenario and clock over a reload, for pop-ups too. */
  controls: MockControls;
}

/** A small panel for developers: choose the trouble, move the clock, mark as paid, become a persona, start over. */
export function mountMockPanel({ backend, controls }: MockPanelOptions): void {
  const host = element('div', { id: 'quotient-mock-panel' });
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  root.adoptedStyleSheets = [sheet];
  const said = element('output', {});
  const say = (text: string) => {
    said.textContent = text;
  };
  /** The test asks its server anew, as after coming back to the page. */
  const wake = () => {
    for (const delayMs of [0, ASKS_AGAIN_MS])
      setTimeout(() => window.dispatchEvent(new Event('focus')), delayMs);
  };
  const button = (text: string, onClick: () => void | Promise<void>) =>
    element('button', {
      type: 'button',
      textContent: text,
      onclick: async () => {
        try {
          await onClick();
        } catch (error) {
          say(error instanceof Error ? error.message : String(error));
        }
      },
    });

  const open = window.open.bind(window);
  window.open = (...args) => (sessionStorage.getItem(NO_POPUPS_KEY) === null ? open(...args) : null);

  const scenario = select(
    'Scenario',
    Object.entries(scenarios).map(([name, { title }]) => [name, title] as const),
  );
  scenario.value = controls.scenario();
  scenario.onchange = () => {
    if (!isScenarioName(scenario.value)) return;
    controls.setScenario(scenario.value);
    backend.player.play(scenario.value);
    say(`Scenario: ${scenarios[scenario.value].title}.`);
    wake();
  };

  /** Moves the server's clock until this much of the running test is left. */
  async function leaveSeconds(seconds: number): Promise<void> {
    const mine = currentSession();
    const record = mine && (await backend.store.testSessions.get(mine.id));
    if (!record || record.finish) return say('No test is running.');
    controls.moveClock(record.deadlineAt - seconds * 1000 - (Date.now() + controls.clockAheadMs()));
    say(`${seconds} seconds are left.`);
    wake();
  }

  async function markPaid(): Promise<void> {
    const mine = currentSession();
    if (!mine) return say('There is no test on this device.');
    const headers = { Authorization: `Bearer ${mine.token}` };
    const request = (path: string, init: RequestInit) =>
      backend.app.fetch(new Request(`${location.origin}${path}`, { method: 'POST', ...init }));
    const payment = await request('/api/create-payment', { headers });
    if (!payment.ok) return say(`Not marked: ${await payment.text()}`);
    const { url } = (await payment.json()) as { url: string };
    const checkout = new URL(url).searchParams.get('id');
    await request(`/api/demo-checkouts/${checkout}/decision`, {
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ action: 'pay' }),
    });
    say('Marked as paid.');
    wake();
  }

  const persona = select(
    'Persona',
    Object.keys(personas).map((name) => [name, name] as const),
  );
  const stage = select(
    'Stage',
    personaStages.map((name) => [name, name] as const),
  );
  async function become(): Promise<void> {
    const chosen: Persona | undefined = personas[persona.value as keyof typeof personas];
    if (!chosen) return;
    say('Playing …');
    const { id, token, answers, lastSeq } = await playPersona({
      persona: chosen,
      stage: stage.value as PersonaStage,
      fetchApp: (request) => backend.app.fetch(request),
      elapse: controls.moveClock,
    });
    localStorage.setItem(
      SESSION_KEY,
      JSON.stringify({ id, token, currentIndex: answers.length - 1, answers, lastSeq, pending: [] }),
    );
    if (chosen.trouble === 'blocks-popups') sessionStorage.setItem(NO_POPUPS_KEY, '');
    else sessionStorage.removeItem(NO_POPUPS_KEY);
    location.assign('/');
  }

  function showEmail(): void {
    const email = backend.sentEmails.at(-1);
    say(email ? `To ${email.to}\n${email.subject}\n\n${email.text}` : 'No e-mail was sent from this page.');
  }

  function startOver(): void {
    controls.reset();
    sessionStorage.removeItem(NO_POPUPS_KEY);
    for (const key of Object.keys(localStorage)) if (key.startsWith('iq-test_')) localStorage.removeItem(key);
    location.assign('/');
  }

  root.append(
    element(
      'details',
      {},
      element('summary', {}, 'Mocks'),
      element(
        'form',
        { onsubmit: (event) => event.preventDefault() },
        scenario,
        element(
          'fieldset',
          {},
          element('legend', {}, 'Clock'),
          element(
            'div',
            { className: 'row' },
            button('5 minutes left', () => leaveSeconds(300)),
            button('10 seconds left', () => leaveSeconds(10)),
            button('Time is up', () => leaveSeconds(0)),
          ),
        ),
        element(
          'fieldset',
          {},
          element('legend', {}, 'Persona'),
          element('div', { className: 'row' }, persona, stage, button('Become', become)),
        ),
        element(
          'div',
          { className: 'row' },
          button('Mark paid', markPaid),
          button('Last e-mail', showEmail),
          button('Start over', startOver),
        ),
        said,
      ),
    ),
  );
  document.body.append(host);
}
