import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { vars } from '../../packages/iq-test/src/theme/contract.css.ts';
import { heading, lead } from '../../packages/iq-test/src/theme/typography.css.ts';
import { contrast } from './contrast.ts';
import './foundations.css';
import { TokenTable } from './TokenTable.tsx';
import { nameOf, useComputed } from './useComputed.ts';

type Color = keyof typeof vars.color;

/** What each color is for, and the text that stands on it; the compiler asks for every one. */
const colors: Record<Color, { purpose: string; carries?: Color }> = {
  paper: { purpose: 'The page behind everything.', carries: 'ink' },
  surface: { purpose: 'Cards, options, dialogs.', carries: 'ink' },
  sunken: { purpose: 'A quiet fill on surface: tracks, skeletons, hovered rows.', carries: 'inkMuted' },
  ink: { purpose: 'Text and figures.' },
  inkMuted: { purpose: 'Text beside the main thing: captions, units, hints.' },
  hairline: { purpose: 'Decorative lines.' },
  outline: { purpose: 'Lines that a control is recognized by (3:1 or more).' },
  accent: { purpose: 'The one accent: the main action, what is chosen, the focus.', carries: 'onAccent' },
  accentHover: { purpose: 'Accent under the pointer.', carries: 'onAccent' },
  onAccent: { purpose: 'Text on accent.' },
  accentSoft: { purpose: 'A tint of accent behind ink.', carries: 'ink' },
  warning: { purpose: 'A warning: text and icons.' },
  warningSoft: { purpose: 'A tint behind a warning.', carries: 'warning' },
  warningFill: {
    purpose: 'For bars and dots, not for text: 3:1 is enough for them, and yellow can look like it.',
  },
  alert: { purpose: 'Something is wrong, or the time is nearly over: text and icons.' },
  alertSoft: { purpose: 'A tint behind an alert.', carries: 'alert' },
  success: { purpose: 'It worked: text and icons.' },
  successSoft: { purpose: 'A tint behind a success.', carries: 'success' },
  scrim: { purpose: 'Over the page, behind a dialog.' },
};
const names = Object.keys(colors) as Color[]; // the keys of `colors`

/** `4.6:1 AA`: what the contrast is good for as text; 3:1 is enough for lines and large text. */
function Ratio({ front, back }: { front: string; back: string }) {
  const ratio = contrast(front, back);
  if (ratio === undefined) return '–';
  const level = ratio >= 7 ? 'AAA' : ratio >= 4.5 ? 'AA' : ratio >= 3 ? 'lines' : '';
  return (
    <>
      {`${(Math.floor(ratio * 10) / 10).toFixed(1)}:1`} <strong>{level}</strong>
    </>
  );
}

function Colors() {
  const [ref, read] = useComputed<HTMLTableElement>((style) =>
    names.map((name) => style.getPropertyValue(nameOf(vars.color[name])).trim()).join('|'),
  );
  const values = read.split('|');
  const value = (name: Color): string => values[names.indexOf(name)] ?? '';
  return (
    <div className="foundation" lang="en" dir="ltr">
      <h1 className={heading.page}>Colors</h1>
      <p className={lead}>
        Paper and ink, one accent, and status colors for status only. The values are those of the theme and
        the brand in the toolbar.
      </p>
      <TokenTable
        ref={ref}
        columns={['Color', 'Token', 'What it is for', 'Value', 'On paper', 'On surface', 'Text on it']}
      >
        {names.map((name) => {
          const { purpose, carries } = colors[name];
          return (
            <tr key={name} data-color={name}>
              <td>
                <div className="foundation-swatch" style={{ backgroundColor: vars.color[name] }} />
              </td>
              <th scope="row">
                {name}
                <code className="foundation-note">{nameOf(vars.color[name])}</code>
              </th>
              <td>{purpose}</td>
              <td data-number>
                <code>{value(name)}</code>
              </td>
              <td data-number>
                <Ratio front={value(name)} back={value('paper')} />
              </td>
              <td data-number>
                <Ratio front={value(name)} back={value('surface')} />
              </td>
              <td data-number data-carries={carries && contrast(value(carries), value(name))}>
                {carries && (
                  <>
                    <Ratio front={value(carries)} back={value(name)} />
                    <span className="foundation-note">{carries}</span>
                  </>
                )}
              </td>
            </tr>
          );
        })}
      </TokenTable>
    </div>
  );
}

const meta = preview.meta({ title: 'Foundations/Colors', tags: ['!autodocs'], render: () => <Colors /> });

/** The lowest contrast of a text with what it stands on. */
const lowest = (table: HTMLElement) =>
  Math.min(
    ...[...table.querySelectorAll<HTMLElement>('[data-carries]')].map((cell) => Number(cell.dataset.carries)),
  );

export const Default = meta.story({
  globals: { theme: 'light' },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table');
    await expect(
      canvas.getByRole('row', { name: /^ink --iq-color-ink .* #15171c .* AAA .* AAA/ }),
    ).toBeVisible();
    await expect(lowest(table)).toBeGreaterThanOrEqual(4.5);
  },
});

export const HighContrast = meta.story({
  globals: { theme: 'light', brand: 'high-contrast' },
  play: async ({ canvas }) => {
    await expect(lowest(canvas.getByRole('table'))).toBeGreaterThanOrEqual(7);
  },
});

export const Harbor = meta.story({
  globals: { theme: 'light', brand: 'harbor' },
  play: async ({ canvas }) => {
    await expect(lowest(canvas.getByRole('table'))).toBeGreaterThanOrEqual(4.5);
  },
});

export const Dark = meta.story({
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('#eceae4')).toBeInTheDocument();
    await expect(lowest(canvas.getByRole('table'))).toBeGreaterThanOrEqual(4.5);
  },
});
