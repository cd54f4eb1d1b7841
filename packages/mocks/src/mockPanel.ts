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

const select = (label: string, values: readonly string[], texts = values) => {
  const options = values.map((value, index) => element('option', { value }, texts[index] ?? value));
  return element('select', { ariaLabel: label }, ...options);
};
const row = (...children: Node[]) => element('div', { className: 'row' }, ...children);
const group = (title: string, ...children: Node[]) =>
  element('fieldset', {}, element('legend', {}, title), row(...children));

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

  const titles = Object.values(scenarios).map(({ title }) => title);
  const scenario = select('Scenario', Object.keys(scenarios), titles);
  scenario.value = options.controls.scenario();
  scenario.onchange = () => actions.play(scenario.value);
  const persona = select('Persona', Object.keys(personas));
  const stage = select('Stage', visitorStages);

  root.append(
    element(
      'details',
      {},
      element('summary', {}, 'Mocks'),
      element(
        'form',
        { onsubmit: (event) => event.preventDefault() },
        scenario,
        group(
          'Clock',
          button('5 minutes left', () => actions.leaveSeconds(300)),
          button('10 seconds left', () => actions.leaveSeconds(10)),
          button('Time is up', () => actions.leaveSeconds(0)),
        ),
        group(
          'Persona',
          persona,
          stage,
          button('Become', () => actions.become(persona.value, stage.value)),
        ),
        row(
          button('Mark paid', actions.markPaid),
          button('Last email', actions.showEmail),
          button('Start over', actions.startOver),
        ),
        said,
      ),
    ),
  );
  document.body.append(host);
}
