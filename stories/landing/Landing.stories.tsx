import type { TimeFactor } from '@quotient/contract';
import { brand } from '@quotient/contract/brand';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Landing } from '../../packages/iq-test/src/landing/Landing.tsx';
import { Root } from '../../packages/iq-test/src/theme/Root.tsx';
import { Button } from '../../packages/iq-test/src/ui/Button.tsx';

const meta = preview.meta({
  component: Landing,
  args: {
    brand,
    locale: 'en',
    timeFactor: 1 as TimeFactor,
    starting: false,
    onStart: fn(),
    onTimeFactorChange: fn(),
  },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Start Your IQ Test Now' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Start IQ Test Now' }));
    await expect(args.onStart).toHaveBeenNthCalledWith(1, 'Start Your IQ Test Now');
    await expect(args.onStart).toHaveBeenNthCalledWith(2, 'Start IQ Test Now');
  },
});

export const MoreTime = meta.story({
  args: { timeFactor: 1.5 },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('radio', { name: /37:30/ })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: /50:00/ }));
    await expect(args.onTimeFactorChange).toHaveBeenCalledWith(2);
  },
});

export const Starting = meta.story({
  args: { starting: true },
  play: async ({ canvas, userEvent, args }) => {
    for (const button of canvas.getAllByRole('button')) await userEvent.click(button);
    await expect(args.onStart).not.toHaveBeenCalled();
    await expect(canvas.getByRole('status')).toHaveTextContent('The test is starting…');
  },
});

export const WithAFinishedTest = meta.story({ args: { lastResult: <Button>Open your last test</Button> } });

export const NothingToClaim = meta.story({
  args: { brand: { ...brand, claims: { testsTaken: null, accuracyPercent: null, superlative: null } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'The test in numbers' })).toHaveTextContent(
      /^25 minutes only$/,
    );
    await expect(canvas.queryByText('#1 Online IQ Test')).toBeNull();
  },
});

export const OneCurrency = meta.story({
  args: { brand: { ...brand, chargedPrice: brand.advertisedPrice } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/The checkout charges/)).toBeNull();
  },
});

export const LongName = meta.story({
  args: { brand: { ...brand, name: 'Allgemeiner Intelligenz-Strukturtest' } },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
});

export const RightToLeft = meta.story({
  decorators: [
    (Story) => (
      <Root dir="rtl">
        <Story />
      </Root>
    ),
  ],
});

export const Narrow = meta.story({ globals: { viewport: { value: 'mobile1', isRotated: false } } });

export const Dark = meta.story({ globals: { theme: 'dark' } });
