import type { QuestionSetName, TimeFactor } from '@quotient/contract';
import { brand, localizeBrand } from '@quotient/contract/brand';
import type { StoryContext } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { notes } from '../../.storybook/componentNotes.ts';
import preview from '../../.storybook/preview.tsx';
import { Landing } from '../../packages/iq-test/src/landing/Landing.tsx';
import { Button } from '../../packages/iq-test/src/ui/Button.tsx';

const meta = preview.meta({
  title: 'Landing/Landing',
  component: Landing,
  parameters: {
    ...notes({
      dos: [
        'Pass the brand in the language in use: names and claims are translated with it.',
        'Show `lastResult` where this device has a finished test.',
      ],
      donts: [
        'Do not claim in the brand what nobody can show: badges without a value are left out.',
        'Do not put a second way to start beside it with other words.',
      ],
      anatomy: [
        ['Way back', 'A notice at the top, where there is a finished test.'],
        [
          'Hero',
          'Title, lead, `TimeChoice`, the first start button, the price, and an example of a question.',
        ],
        ['Title', 'In the hero: what the test is.', 'title'],
        ['Badges', 'The test in numbers; the part is each of them.', 'badge'],
        ['Chapters', 'How it works, what to expect, the six types of question.'],
        ['Closing', 'The second start button and the disclaimer.'],
      ],
      accessibility: [
        'One first-level heading; each chapter is a region named by its own heading.',
        'While the test starts, both start buttons keep their place and the focus, and a status says so.',
        'The example figure is an image with a description of its rule; nothing on the page is said by color alone.',
        'Price, currency and time are in the text before the start, and the time can be doubled (WCAG 2.2.1).',
      ],
      spoken: [
        'The title as heading of the first level, then the text in its order.',
        'After the press on start: “The test is starting…”, at a pause.',
      ],
      keyboard: [
        ['Tab', 'Goes to the chosen time, then to the start buttons.'],
        ['Arrow keys', 'Choose another time while the focus is on it.'],
        ['Enter, Space', 'Start the test while the focus is on a start button.'],
      ],
    }),
    // a whole page: on the page of its documentation each story scrolls in a window of its own
    docs: { story: { inline: false, height: '720px' } },
  },
  args: {
    brand,
    timeFactor: 1 as TimeFactor,
    starting: false,
    onStart: fn(),
    onTimeFactorChange: fn(),
  },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('$1.00 for results')).toBeVisible();
    await expect(canvas.getByText(/The checkout charges €1\.00\./)).toBeVisible();
    await expect(canvas.getByText(/Results cost €1\.00, once, after the test\./)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Start Your IQ Test Now' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Start IQ Test Now' }));
    await expect(args.onStart).toHaveBeenNthCalledWith(1, 'Start Your IQ Test Now');
    await expect(args.onStart).toHaveBeenNthCalledWith(2, 'Start IQ Test Now');
  },
});

/** Texts of a page about a set that is not the main one. */
const ofSet = (set: QuestionSetName, texts: readonly string[], isOfAllSkills: boolean) => ({
  args: { set },
  parameters: { picture: false }, // looks like the others: what matters is asserted
  play: async ({ canvas }: Pick<StoryContext, 'canvas'>) => {
    for (const text of texts) await expect(canvas.getAllByText(text)[0]).toBeVisible();
    const isThere = (name: string) => canvas.queryByRole('heading', { name }) !== null;
    await expect(isThere('What to Expect')).toBe(true);
    await expect(isThere('Six types of question')).toBe(isOfAllSkills);
    await expect(canvas.queryByText(/Figures, series, words/) !== null).toBe(isOfAllSkills);
    // how many abilities a set is about is said where it is all of them
    await expect(canvas.queryByText(/five abilities/) !== null).toBe(isOfAllSkills);
    await expect(canvas.getByText(/an analysis by ability/)).toBeVisible();
    await expect(canvas.queryByText(/evenly/)).toBeNull();
    // everyone has other questions there
    await expect(isThere('Standardized procedure')).toBe(set !== 'fresh');
  },
});

const twenty = ['20 Diverse Questions', '25-Minute Timer', '25:00', '50:00'];
export const MainQuestions = meta.story(ofSet('main', twenty, true));
export const AdvancedQuestions = meta.story(ofSet('advanced', twenty, true));
export const FreshQuestions = meta.story(ofSet('fresh', twenty, false));
export const VisualQuestions = meta.story(
  ofSet('visual', ['40 Diverse Questions', '50-Minute Timer', '50:00', '100:00'], false),
);
export const ExtendedQuestions = meta.story(
  ofSet('extended', ['70 Diverse Questions', '87.5-Minute Timer', '87:30', '175:00'], true),
);

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

export const LiveClaims = meta.story({
  args: { brand: { ...brand, claims: 'live' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'The test in numbers' })).toHaveTextContent(
      /^25 minutes only$/,
    );
  },
});

export const ProvenClaims = meta.story({
  args: {
    brand: {
      ...brand,
      claims: { testsTaken: '41+', accuracyPercent: 98, superlative: null, proven: ['testsTaken'] },
    },
  },
  play: async ({ canvas }) => {
    const badges = canvas.getAllByRole('listitem').slice(0, 3);
    await expect(badges[0]).toHaveTextContent(/^41\+ tests taken$/);
    await expect(badges[2]).toHaveTextContent(/^98% accuracy rate Our own figure/);
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
  args: { brand: localizeBrand(brand, 'ar') },
  globals: { locale: 'ar' },
  play: async ({ canvasElement }) => {
    // each claim is isolated, so that its plus keeps its side
    const claims = [...canvasElement.querySelectorAll('[part=badge] b bdi')];
    await expect(claims.map(({ textContent }) => textContent)).toEqual([
      '2,500+',
      '25 دقيقة',
      expect.stringContaining('98'),
    ]);
  },
});

export const Narrow = meta.story({ globals: { viewport: { value: 'mobile1', isRotated: false } } });

export const Dark = meta.story({ globals: { theme: 'dark' } });
