import type { PublicQuestion, SvgShape } from '@quotient/contract';
import { questionTypes } from '@quotient/contract/question';
import { fixturePublicQuestions } from '@quotient/fixtures';
import { mockShapes } from '@quotient/mocks/shapes';
import { useEffect, useId, useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { useLocale } from '../../packages/iq-test/src/i18n/useT.ts';
import { QuestionCard } from '../../packages/iq-test/src/runner/QuestionCard.tsx';
import { heading, lead } from '../../packages/iq-test/src/theme/typography.css.ts';
import '../foundations/foundations.css';

/** The questions of every set without their keys, and the figures that they are drawn with. */
interface Bank {
  sets: { set: string; questions: PublicQuestion[] }[];
  shapes: ReadonlyMap<string, string>;
}

/**
 * Loads the bank from the server of `npm run storybook`; a built Storybook has none, and answers with something else or
 * not at all.
 */
async function loadBank(locale: string): Promise<Bank | undefined> {
  try {
    const answer = await fetch(`/question-bank?locale=${encodeURIComponent(locale)}`);
    const { sets, shapes }: { sets: Bank['sets']; shapes: SvgShape[] } = await answer.json();
    return { sets, shapes: new Map(shapes.map(({ name, svg_content }) => [name, svg_content])) };
  } catch {
    return undefined;
  }
}

interface GalleryProps {
  /** Resolves to undefined if there is no bank. */
  load: (locale: string) => Promise<Bank | undefined>;
}

const ALL = 'all';

/** Every question of the bank in the language of the toolbar, as a visitor sees it, without a way to know its answer. */
function QuestionGallery({ load }: GalleryProps) {
  const locale = useLocale();
  const id = useId();
  const [bank, setBank] = useState<Bank | null>();
  const [set, setSet] = useState(ALL);
  const [type, setType] = useState<string>(ALL);
  useEffect(() => {
    let isCurrent = true;
    load(locale).then((loaded) => isCurrent && setBank(loaded ?? null));
    return () => {
      isCurrent = false;
    };
  }, [load, locale]);

  const shown = (bank?.sets ?? [])
    .filter((each) => set === ALL || each.set === set)
    .flatMap((each) => each.questions.map((question, index) => ({ ...each, question, index })))
    .filter(({ question }) => type === ALL || question.type === type);
  const choice = (
    name: string,
    value: string,
    values: readonly string[],
    onChange: (value: string) => void,
  ) => (
    <p>
      <label htmlFor={`${id}-${name}`}>{name}</label>{' '}
      <select id={`${id}-${name}`} value={value} onChange={(event) => onChange(event.target.value)}>
        {[ALL, ...values].map((each) => (
          <option key={each}>{each}</option>
        ))}
      </select>
    </p>
  );
  return (
    <div className="foundation">
      <div lang="en" dir="ltr">
        <h1 className={heading.page}>All questions</h1>
        {bank === null ? (
          <p className={lead}>
            The questions are not published. To see them here, run <code>npm run storybook</code> in the
            repository: its server reads them from the bank, without the keys.
          </p>
        ) : (
          <>
            {choice('Set', set, bank?.sets.map((each) => each.set) ?? [], setSet)}
            {choice('Type', type, questionTypes, setType)}
            <output>{shown.length} questions</output>
          </>
        )}
      </div>
      {shown.map(({ set: own, question, index, questions }) => (
        <div key={`${own} ${question.id}`}>
          <h2 className={heading.section} lang="en" dir="ltr">
            {own} {question.id}
          </h2>
          <QuestionCard
            question={question}
            index={index}
            total={questions.length}
            selectedIndex={-1}
            onChoose={() => {}}
            shapes={bank?.shapes ?? mockShapes}
          />
        </div>
      ))}
    </div>
  );
}

const fixtureBank: Bank = {
  sets: [
    { set: 'main', questions: [...fixturePublicQuestions] },
    { set: 'visual', questions: fixturePublicQuestions.filter(({ isVisual }) => isVisual) },
  ],
  shapes: mockShapes,
};

const meta = preview.meta({
  title: 'Runner/QuestionGallery',
  component: QuestionGallery,
  tags: ['!autodocs'],
  // what it shows changes with every question of the bank
  parameters: { picture: false },
  args: { load: loadBank },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^\d+ questions$|The questions are not published\./)).toBeVisible();
  },
});

export const OneTypeOfOneSet = meta.story({
  args: { load: fn(async () => fixtureBank) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const visual = fixtureBank.sets[1]?.questions ?? [];
    await expect(
      await canvas.findByText(`${fixturePublicQuestions.length + visual.length} questions`),
    ).toBeVisible();
    // a strict policy of the page around would refuse a style attribute
    const cards = canvasElement.querySelectorAll('[part="question"]');
    await expect(cards).toHaveLength(fixturePublicQuestions.length + visual.length);
    await expect([...cards].filter((card) => card.querySelector('[style]'))).toHaveLength(0);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Set' }), 'visual');
    await expect(canvas.getByText(`${visual.length} questions`)).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Type' }), 'pattern');
    const patterns = visual.filter(({ type }) => type === 'pattern');
    await expect(canvas.getByText(`${patterns.length} questions`)).toBeVisible();
    await expect(canvasElement.querySelectorAll('[part="question"]')).toHaveLength(patterns.length);
  },
});

export const NotWhereItIsPublished = meta.story({
  args: { load: fn(async () => undefined) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/The questions are not published\./)).toBeVisible();
    await expect(canvas.getByText('npm run storybook')).toBeVisible();
  },
});
