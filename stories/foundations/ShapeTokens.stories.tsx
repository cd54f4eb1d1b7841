import { mockShapes } from '@quotient/mocks/shapes';
import { useId, useState } from 'react';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { useLocale, useT } from '../../packages/iq-test/src/i18n/useT.ts';
import { describeShape } from '../../packages/iq-test/src/shapes/describeShape.ts';
import { Shape } from '../../packages/iq-test/src/shapes/Shape.tsx';
import { heading, lead } from '../../packages/iq-test/src/theme/typography.css.ts';
import './foundations.css';

/** Every figure of the shapes table, with its token and what a screen reader says in the language of the toolbar. */
function ShapeTokens() {
  const t = useT();
  const locale = useLocale();
  const searchId = useId();
  const [search, setSearch] = useState('');
  const words = search.toLowerCase().split(/\s+/);
  const all = [...mockShapes.keys()].map((token) => ({ token, description: describeShape(token, t) }));
  const shown = all.filter(({ token, description }) =>
    words.every((word) => token.includes(word) || description.toLowerCase().includes(word)),
  );
  return (
    <div className="foundation" lang="en" dir="ltr">
      <h1 className={heading.page}>Shape tokens</h1>
      <p className={lead}>
        A figure is a word: parts joined by hyphens, figures joined by a plus. Each is drawn on a cell of 100
        units in the color of the text.
      </p>
      <search className="shape-search">
        <label htmlFor={searchId}>Search</label>
        <input
          id={searchId}
          type="search"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <output htmlFor={searchId}>
          {shown.length} of {all.length} shown
        </output>
      </search>
      <ul className="shape-gallery" aria-label="Tokens">
        {shown.map(({ token, description }) => (
          <li key={token}>
            <Shape token={token} shapes={mockShapes} decorative />
            <code>{token}</code>
            <span className="foundation-note" lang={locale} dir="auto">
              {description}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

const meta = preview.meta({
  title: 'Foundations/ShapeTokens',
  tags: ['!autodocs'],
  render: () => <ShapeTokens />,
});

export const Default = meta.story({
  name: 'S126: every stored pattern token',
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('svg[data-token]')).toHaveLength(mockShapes.size);
    await expect(canvasElement.querySelectorAll('[data-unknown]')).toHaveLength(0);
    // a token without words is named as it is, in quotation marks
    await expect(canvas.queryByText(/“/)).toBeNull();
    for (const token of ['dot-top', 'bars-left', 'arrows-double-up', 'matrix-cross'])
      await expect(canvas.getByText(token, { exact: true })).toBeVisible();
  },
});

export const FoundByDescription = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'mirrored hook');
    await expect(canvas.getByRole('status')).toHaveTextContent(`4 of ${mockShapes.size} shown`);
    await expect(canvas.getByText('hook-flip-r90')).toBeVisible();
  },
});

export const FoundByToken = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'square+');
    await expect(canvas.getByRole('status')).toHaveTextContent(`13 of ${mockShapes.size} shown`);
    await expect(canvas.getByText('square with a dot at the top')).toBeVisible();
  },
});

export const NothingFound = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'octagon');
    await expect(canvas.getByRole('status')).toHaveTextContent(`0 of ${mockShapes.size} shown`);
  },
});

export const InArabic = meta.story({
  globals: { locale: 'ar' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'hook');
    await expect(canvas.getByRole('status')).toHaveTextContent(`8 of ${mockShapes.size} shown`);
    await expect(canvas.getByText('خُطّاف')).toHaveAttribute('lang', 'ar');
  },
});
