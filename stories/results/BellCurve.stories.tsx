import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { BellCurve } from '../../packages/iq-test/src/results/BellCurve.tsx';
import { Root } from '../../packages/iq-test/src/theme/Root.tsx';

interface CurveProps {
  iq: number;
  /** Of the column the curve stands in, in pixels. */
  width: number;
}

/** The curve of one score in a column of its own. */
function Curve({ iq, width }: CurveProps) {
  const low = Math.floor(iq / 10) * 10;
  return (
    <div style={{ inlineSize: width }}>
      <Root>
        <BellCurve results={{ iq, band: { low, high: low + 9 }, averageIq: 100 }} />
      </Root>
    </div>
  );
}

/** Every letter stands inside the column, and no two labels touch. */
async function expectRoomForLabels(canvasElement: HTMLElement) {
  const column = canvasElement.querySelector('figure')?.getBoundingClientRect();
  const labels = [...canvasElement.querySelectorAll('text')].map((text) => text.getBoundingClientRect());
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

const meta = preview.meta({
  component: Curve,
  args: { iq: 131, width: 640 },
  play: ({ canvasElement }) => expectRoomForLabels(canvasElement),
});

export const Default = meta.story({});
export const Average = meta.story({ args: { iq: 100 } });
export const LowestOnAPhone = meta.story({ args: { iq: 60, width: 280 } });
export const LowOnAPhone = meta.story({ args: { iq: 75, width: 280 } });
export const HighOnAPhone = meta.story({ args: { iq: 125, width: 280 } });
export const HighestOnAPhone = meta.story({ args: { iq: 149, width: 280 } });
export const LowestOnADesk = meta.story({ args: { iq: 60, width: 900 } });
export const HighestOnADesk = meta.story({ args: { iq: 149, width: 900 } });
export const Dark = meta.story({ globals: { theme: 'dark' } });
