import { fixturePublicQuestions } from '@quotient/fixtures';
import { mockShapes } from '@quotient/mocks/shapes';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import type { BenchAnswer } from './BenchFindings.tsx';
import { type Ask, RuleBench } from './RuleBench.tsx';

/**
 * Asks the server of `npm run storybook`; a built Storybook has none, and answers with something else or not at all.
 */
const askServer: Ask = async (request) => {
  try {
    const response = await fetch(`/rule-bench?${encodeURIComponent(JSON.stringify(request))}`);
    const answer = await response.json();
    return 'verdict' in answer || 'problem' in answer ? answer : undefined;
  } catch {
    return undefined;
  }
};

const question = fixturePublicQuestions.find(({ visualPattern }) => visualPattern?.type === 'matrix');
if (!question) throw new Error('The fixtures have no matrix.');

/** An answer as the server gives it, over a figure of the fixtures. */
const recorded: BenchAnswer = {
  choices: { difficulty: ['easy', 'medium', 'hard'], look: ['single', 'domino'], rule: ['constant', 'xor'] },
  question,
  shapes: [...mockShapes].map(([name, svg_content]) => ({ name, svg_content })),
  making: {
    look: 'single',
    category: 'fluid-reasoning',
    points: 7,
    correct: 2,
    explanation: 'Shape: each row has the same three.',
    rules: [{ text: 'shape has the same three values in each row', cost: 2 }],
  },
  verdict: {
    rules: ['1 shape has the same three values in each row'],
    fitting: [2],
    obeying: [2],
    lookAlikes: [],
    shortcuts: [1 / 6, 0],
  },
};
const { making: _, ...judged } = recorded;
const ambiguous = {
  ...recorded.verdict,
  fitting: [0, 2],
  obeying: [0, 2],
  lookAlikes: [[0, 2]],
  shortcuts: null,
};

const meta = preview.meta({
  title: 'Runner/RuleBench',
  component: RuleBench,
  tags: ['!autodocs'],
  // what it shows changes with the engine
  parameters: { picture: false },
  args: { ask: askServer },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Proven: exactly one option fits|is not published/)).toBeVisible();
  },
});

export const Proven = meta.story({
  args: { ask: fn<Ask>(async () => recorded) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText('Proven: exactly one option fits, C.')).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'All rules together cost 2' })).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Rule' }), 'xor');
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Seed' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Seed' }), '42{Enter}');
    await expect(args.ask).toHaveBeenLastCalledWith({
      kind: 'generated',
      locale: 'en',
      difficulty: 'medium',
      rule: 'xor',
      seed: '42',
    });
  },
});

export const Dark = meta.story({ ...Proven.input, globals: { theme: 'dark' } });

export const TwoOptionsFit = meta.story({
  args: {
    ask: fn<Ask>(async ({ kind }) => (kind === 'own' ? { ...judged, verdict: ambiguous } : recorded)),
  },
  play: async ({ canvas, userEvent }) => {
    const option = await canvas.findByRole('combobox', { name: 'Option B' });
    await userEvent.type(option, '{Enter}');
    await expect(await canvas.findByText(/^Not proven:/)).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'Options that look alike A, C' })).toBeVisible();
    await expect(canvas.queryByText('How it was made')).toBeNull();
    await expect(option).toHaveFocus();
  },
});

export const UnknownToken = meta.story({
  args: {
    ask: fn<Ask>(async ({ kind }) =>
      kind === 'own' ? { problem: 'The shape token "sqare" is not in the grammar.' } : recorded,
    ),
  },
  play: async ({ args, canvas, userEvent }) => {
    const cell = await canvas.findByRole('combobox', { name: 'Row 1, column 1' });
    await userEvent.clear(cell);
    await userEvent.type(cell, 'sqare{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The shape token "sqare"');
    await expect(args.ask).toHaveBeenLastCalledWith(
      expect.objectContaining({ kind: 'own', cells: expect.arrayContaining(['sqare']) }),
    );
    // the text stays, so that it can be corrected; it has no verdict beside it
    await expect(cell).toHaveValue('sqare');
    await expect(canvas.queryByText('Verdict')).toBeNull();
  },
});

export const NotWhereItIsPublished = meta.story({
  args: { ask: fn<Ask>(async () => undefined) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/is not published/)).toBeVisible();
    await expect(canvas.getByText('npm run storybook')).toBeVisible();
  },
});
