import type { StoryContext } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { notes } from '../../.storybook/componentNotes.ts';
import preview from '../../.storybook/preview.tsx';
import { BellCurve } from '../../packages/iq-test/src/results/BellCurve.tsx';
import { IqTestProvider } from '../../packages/iq-test/src/ui/IqTestProvider.tsx';

/** Results with one score on the scale of the test. */
const results = (iq: number) => {
  const low = Math.floor(iq / 10) * 10;
  return { iq, band: { low, high: low + 9 }, averageIq: 100 };
};
/** The same with how far it may be off. */
const resultsWithin = (iq: number, low: number, high: number) => ({
  ...results(iq),
  interval: { low, high, standardError: 11.9 },
});

/** Checks that every letter is inside the column, and that no two labels touch. */
async function expectRoomForLabels(canvasElement: HTMLElement) {
  const column = canvasElement.querySelector('figure')?.getBoundingClientRect();
  const labels = [...canvasElement.querySelectorAll('text, [role=img] p')].map((text) =>
    text.getBoundingClientRect(),
  );
  await expect(labels).toHaveLength(10);
  for (const [index, label] of labels.entries()) {
    await expect(label.left).toBeGreaterThanOrEqual((column?.left ?? Number.NaN) - 1);
    await expect(label.right).toBeLessThanOrEqual((column?.right ?? Number.NaN) + 1);
    for (const other of labels.slice(index + 1)) {
      const apart =
        label.right <= other.left ||
        other.right <= label.left ||
        label.bottom <= other.top + 1 ||
        other.bottom <= label.top + 1;
      await expect(apart).toBe(true);
    }
  }
}

/** Position of the score as a share of the width, its label at this end of it or, without one, in its middle. */
const stands =
  (x: string, end: 'left' | 'right' | undefined) =>
  async ({ canvasElement }: Pick<StoryContext, 'canvasElement'>) => {
    await expectRoomForLabels(canvasElement);
    await expect(canvasElement.querySelector('circle')).toHaveAttribute('cx', x);
    const label = canvasElement.querySelector<HTMLElement>('[role="img"] > div > div');
    await expect(label?.dataset.end).toBe(end);
  };

interface Column {
  /** Width of the column around the curve, in pixels. */
  width: number;
}

const meta = preview.type<{ args: Column }>().meta({
  title: 'Results/BellCurve',
  component: BellCurve,
  parameters: notes({
    dos: [
      'Give it room: it is as wide as its container, and shows the scale from 50 to 150.',
      'Pass the `interval` where the server gives one: the strip then says how far the score may be off.',
    ],
    donts: [
      'Do not put several people into one curve: it has one place and one strip.',
      'Do not read a precise rank from the drawing: the percentile is said beside it.',
    ],
    anatomy: [
      ['Figure', 'All of it.', 'curve'],
      ['Label', 'The score and its interval, or its band, above the place.'],
      ['Curve', 'The bell, with its top at the average.'],
      ['Strip', 'Tinted, over the interval; without one, over the band of the table.'],
      ['Place', 'A line and a dot where the score is.'],
      ['Axis', 'Numbers of the scale, with the average marked.'],
      ['Caption', 'What the scale and the strip mean.'],
    ],
    accessibility: [
      'One image whose description says the average, the score and what the strip is; the drawing behind it is hidden.',
      'Letters keep their size at every width, and no two labels touch.',
      'Score, strip and average differ by line and label, not by color alone; forced colors redraw all three.',
      'The number line runs from left to right in every script.',
    ],
    spoken: [
      '“Bell curve of the IQ scale. The average is 100. Your score is 131. A strip from 120 to 145 holds your true value in about two of three cases., image”, then the caption.',
      'Without an interval: “… Your score is 131, in the band from 130 to 139., image”.',
    ],
    keyboard: [],
  }),
  args: { results: resultsWithin(131, 120, 145), width: 640 },
  render: ({ width, ...props }, { loaded }) => (
    <div style={{ inlineSize: width }}>
      {/* the column is the container that type and drawing measure */}
      <IqTestProvider i18n={loaded.i18n}>
        <BellCurve {...props} />
      </IqTestProvider>
    </div>
  ),
  play: ({ canvasElement }) => expectRoomForLabels(canvasElement),
});

export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expectRoomForLabels(canvasElement);
    await expect(canvas.getByRole('img')).toHaveAccessibleName(
      'Bell curve of the IQ scale. The average is 100. Your score is 131. A strip from 120 to 145 holds your true value in about two of three cases.',
    );
    await expect(canvasElement.querySelector('rect')).toHaveAttribute('x', '70%');
    await expect(canvasElement.querySelector('rect')).toHaveAttribute('width', '25%');
    const numbers = (mark: string) =>
      [...canvasElement.querySelectorAll(`g text${mark}`)].map(({ textContent }) => textContent);
    await expect(numbers('')).toEqual(['55', '70', '85', '100', '115', '130', '145']);
    await expect(numbers('[data-average]')).toEqual(['100']);
    await expect(numbers('[data-spare]')).toEqual(['55', '85', '115', '145']);
  },
});
export const WithoutAnInterval = meta.story({
  args: { results: results(131) },
  play: async ({ canvas, canvasElement }) => {
    await expectRoomForLabels(canvasElement);
    await expect(canvas.getByRole('img')).toHaveAccessibleName(
      'Bell curve of the IQ scale. The average is 100. Your score is 131, in the band from 130 to 139.',
    );
    await expect(canvasElement.querySelector('rect')).toHaveAttribute('x', '80%');
  },
});
export const LowestIntervalOnAPhone = meta.story({
  args: { results: resultsWithin(60, 60, 68), width: 280 },
});
export const HighestIntervalOnAPhone = meta.story({
  args: { results: resultsWithin(149, 139, 149), width: 280 },
  globals: { locale: 'de' },
});
export const Average = meta.story({ args: { results: results(100) } });
export const LowestOnAPhone = meta.story({ args: { results: results(60), width: 280 } });
export const LowOnAPhone = meta.story({
  args: { results: results(75), width: 280 },
  play: stands('25%', undefined),
});
export const HighOnAPhone = meta.story({
  args: { results: results(125), width: 280 },
  play: stands('75%', undefined),
});
/** Looks like the others: what matters is asserted. */
const at = (iq: number, x: string, end: 'left' | 'right') => ({
  args: { results: results(iq) },
  parameters: { picture: false },
  play: stands(x, end),
});
export const LabelAtItsLeftEnd = meta.story(at(74, '24%', 'left'));
export const LabelAtItsRightEnd = meta.story(at(126, '76%', 'right'));
export const BelowTheScale = meta.story(at(40, '0%', 'left'));
export const AboveTheScale = meta.story(at(170, '100%', 'right'));
export const BandBeyondTheScale = meta.story({
  args: { results: { ...results(149), band: { low: 140, high: 159 } } },
  parameters: { picture: false }, // looks like the others: what matters is asserted
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('rect')).toHaveAttribute('x', '90%');
    await expect(canvasElement.querySelector('rect')).toHaveAttribute('width', '10%');
  },
});
export const HighestOnAPhone = meta.story({ args: { results: results(149), width: 280 } });
export const LowestOnADesk = meta.story({ args: { results: results(60), width: 900 } });
export const HighestOnADesk = meta.story({ args: { results: results(149), width: 900 } });
export const LongWordsOnAPhone = meta.story({
  args: { results: resultsWithin(96, 82, 106), width: 280 },
  globals: { locale: 'fr' },
});
export const RightToLeft = meta.story({ globals: { locale: 'ar' } });
export const Dark = meta.story({ globals: { theme: 'dark' } });
