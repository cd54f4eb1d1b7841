import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { vars } from '../../packages/iq-test/src/theme/contract.css.ts';
import {
  heading,
  lead,
  muted,
  overline,
  small,
  tabular,
} from '../../packages/iq-test/src/theme/typography.css.ts';
import './foundations.css';
import { TokenTable } from './TokenTable.tsx';
import { nameOf, useComputed } from './useComputed.ts';

/** `36 / 42 px · 500`: size, line height and weight of a style as the browser has worked them out. */
const measure = ({ fontSize, lineHeight, fontWeight }: CSSStyleDeclaration): string => {
  const height = Number.parseFloat(lineHeight).toFixed(1).replace('.0', '');
  return `${Number.parseFloat(fontSize)} / ${height} px · ${fontWeight}`;
};

function Specimen({ name, className, children }: { name: string; className: string; children: ReactNode }) {
  const [ref, measured] = useComputed<HTMLParagraphElement>(measure);
  return (
    <div className="foundation-specimen">
      <dt>
        <code>{name}</code> <span className="foundation-note">{measured}</span>
      </dt>
      <dd>
        <p ref={ref} className={className} style={{ marginBlock: 0 }}>
          {children}
        </p>
      </dd>
    </div>
  );
}

function Size({ name, variable }: { name: string; variable: string }) {
  const [ref, measured] = useComputed<HTMLTableCellElement>((style) => style.fontSize);
  return (
    <tr>
      <th scope="row">
        {name}
        <code className="foundation-note">{nameOf(variable)}</code>
      </th>
      <td data-number>{measured}</td>
      <td ref={ref} style={{ fontSize: variable, lineHeight: 1.1 }}>
        8
      </td>
    </tr>
  );
}

function Typography() {
  return (
    <div className="foundation" lang="en" dir="ltr">
      <h1 className={heading.page}>Typography</h1>
      <p className={lead}>
        A serif for headings and scores, a grotesque for all else. Sizes follow the room that the widget has:
        a scale of 1.2 in a narrow column, of 1.25 from 640 px.
      </p>
      <dl className="foundation-specimens">
        <Specimen name="heading.hero" className={heading.hero}>
          The test that shows its work
        </Specimen>
        <Specimen name="heading.page" className={heading.page}>
          Your IQ Test Results
        </Specimen>
        <Specimen name="heading.section" className={heading.section}>
          How your score comes about
        </Specimen>
        <Specimen name="heading.item" className={heading.item}>
          Crystallized Intelligence
        </Specimen>
        <Specimen name="lead" className={lead}>
          Twenty questions, from plain to hard. You get an estimated score, a percentile and the worked
          solution of every question you met.
        </Specimen>
        <Specimen name="(body)" className="">
          One right option per question. Nothing to type, and a guess costs nothing.
        </Specimen>
        <Specimen name="muted" className={muted}>
          The address is used for this one message.
        </Specimen>
        <Specimen name="small" className={small}>
          The score is an estimate, not a clinical assessment.
        </Specimen>
        <Specimen name="overline" className={overline}>
          Estimated IQ score
        </Specimen>
        <Specimen name="tabular" className={tabular}>
          11:11 111 7.5
          <br />
          20:48 096 9.0
        </Specimen>
      </dl>
      <section className="foundation-section" aria-labelledby="scale">
        <h2 id="scale" className={heading.section}>
          Scale
        </h2>
        <TokenTable columns={['Size', 'Here', 'Sample']}>
          {Object.entries(vars.text).map(([name, variable]) => (
            <Size key={name} name={name} variable={variable} />
          ))}
        </TokenTable>
      </section>
    </div>
  );
}

const meta = preview.meta({
  title: 'Foundations/Typography',
  tags: ['!autodocs'],
  render: () => <Typography />,
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^md/ })).toHaveTextContent('18px');
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^md/ })).toHaveTextContent('17px');
  },
});
