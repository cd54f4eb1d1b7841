import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { vars } from '../../packages/iq-test/src/theme/contract.css.ts';
import { heading, lead } from '../../packages/iq-test/src/theme/typography.css.ts';
import './foundations.css';
import { TokenTable } from './TokenTable.tsx';
import { nameOf, useComputed } from './useComputed.ts';

function Step({ name, variable }: { name: string; variable: string }) {
  const [ref, width] = useComputed<HTMLDivElement>((style) => style.inlineSize);
  return (
    <tr>
      <th scope="row">
        {name}
        <code className="foundation-note">{nameOf(variable)}</code>
      </th>
      <td data-number>{width}</td>
      <td>
        <div ref={ref} className="foundation-bar" style={{ inlineSize: variable }} />
      </td>
    </tr>
  );
}

function Corner({ name, variable }: { name: string; variable: string }) {
  const [ref, radius] = useComputed<HTMLLIElement>((style) => style.borderStartStartRadius);
  return (
    <li ref={ref} className="foundation-tile" style={{ borderRadius: variable }}>
      {name} <span className="foundation-note">{radius}</span>
    </li>
  );
}

function Space() {
  return (
    <div className="foundation" lang="en" dir="ltr">
      <h1 className={heading.page}>Space and shape</h1>
      <p className={lead}>A grid of 4 px, hairlines rather than boxes, and one shadow for what floats.</p>
      <TokenTable columns={['Space', 'Value', 'Size']}>
        {Object.entries(vars.space).map(([name, variable]) => (
          <Step key={name} name={name} variable={variable} />
        ))}
      </TokenTable>
      <section className="foundation-section" aria-labelledby="radii">
        <h2 id="radii" className={heading.section}>
          Radii
        </h2>
        <ul className="foundation-tiles">
          {Object.entries(vars.radius).map(([name, variable]) => (
            <Corner key={name} name={name} variable={variable} />
          ))}
        </ul>
      </section>
      <section className="foundation-section" aria-labelledby="shadow">
        <h2 id="shadow" className={heading.section}>
          Shadow
        </h2>
        <ul className="foundation-tiles">
          <li
            className="foundation-tile"
            style={{
              borderColor: vars.color.hairline,
              borderRadius: vars.radius.card,
              boxShadow: vars.shadow.float,
            }}
          >
            float <span className="foundation-note">Dialogs and toasts</span>
          </li>
        </ul>
      </section>
    </div>
  );
}

const meta = preview.meta({ title: 'Foundations/Space', tags: ['!autodocs'], render: () => <Space /> });

export const Default = meta.story({
  play: async ({ canvas }) => {
    const sizes = canvas.getAllByText(/^\d+px$/, { selector: 'td' });
    await expect(sizes).toHaveLength(9);
    await expect(sizes.filter((size) => Number.parseInt(size.textContent, 10) % 4 !== 0)).toEqual([]);
  },
});

export const Harbor = meta.story({ globals: { brand: 'harbor' } });

export const Dark = meta.story({ globals: { theme: 'dark' } });
