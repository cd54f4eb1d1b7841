import { personas } from '@quotient/fixtures';
import { visitorStages } from '@quotient/fixtures/visitor';
import { createPanelActions, type MockPanelOptions } from './mockPanelActions.ts';
import { scenarios } from './scenarios.ts';

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

/** A small panel for developers: choose the trouble, move the clock, mark as paid, become a persona, start over. */
export function mountMockPanel(options: MockPanelOptions): void {
  const host = element('div', { id: 'quotient-mock-panel' });
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  root.adoptedStyleSheets = [sheet];
  const said = element('output', {});
  const say = (text: string) => {
    said.textContent = text;
  };
  const actions = createPanelActions(options, say);
  actions.holdPopups();
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

  const scenario = select(
    'Scenario',
    Object.entries(scenarios).map(([name, { title }]) => [name, title] as const),
  );
  scenario.value = options.controls.scenario();
  scenario.onchange = () => actions.play(scenario.value);

  const persona = select(
    'Persona',
    Object.keys(personas).map((name) => [name, name] as const),
  );
  const stage = select(
    'Stage',
    visitorStages.map((name) => [name, name] as const),
  );
  const become = () => actions.become(persona.value, stage.value);

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
            button('5 minutes left', () => actions.leaveSeconds(300)),
            button('10 seconds left', () => actions.leaveSeconds(10)),
            button('Time is up', () => actions.leaveSeconds(0)),
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
          button('Mark paid', actions.markPaid),
          button('Last e-mail', actions.showEmail),
          button('Start over', actions.startOver),
        ),
        said,
      ),
    ),
  );
  document.body.append(host);
}
