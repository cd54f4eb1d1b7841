import groups from 'virtual:theme-docs';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { vars } from '../../packages/iq-test/src/theme/contract.css.ts';
import { heading, lead } from '../../packages/iq-test/src/theme/typography.css.ts';
import { contrast } from './contrast.ts';
import './foundations.css';
import { TokenTable } from './TokenTable.tsx';
import { nameOf, useComputed } from './useComputed.ts';

type Color = keyof typeof vars.color;

/** Text color of each background; the compiler demands every one. */
const carried: Record<Color, Color | undefined> = {
  paper: 'ink',
  surface: 'ink',
  sunken: 'inkMuted',
  ink: undefined,
  inkMuted: undefined,
  hairline: undefined,
  outline: undefined,
  accent: 'onAccent',
  accentHover: 'onAccent',
  onAccent: undefined,
  accentSoft: 'ink',
  warning: undefined,
  warningSoft: 'warning',
  warningFill: undefined,
  alert: undefined,
  alertSoft: 'alert',
  success: undefined,
  successSoft: 'success',
  scrim: undefined,
};
const names = Object.keys(carried) as Color[]; // the keys of `carried`
const purposes = new Map(groups[0]?.tokens.map(({ name, description }) => [name, description]));

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
          const carries = carried[name];
          return (
            <tr key={name} data-color={name}>
              <td>
                <div className="foundation-swatch" style={{ backgroundColor: vars.color[name] }} />
              </td>
              <th scope="row">
                {name}
                <code className="foundation-note">{nameOf(vars.color[name])}</code>
              </th>
              <td>{purposes.get(name)}</td>
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

/** The lowest contrast of a text with its background. */
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
