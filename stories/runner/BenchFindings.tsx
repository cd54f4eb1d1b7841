import type { PublicQuestion, SvgShape } from '@quotient/contract';
import { QuestionCard } from '../../packages/iq-test/src/runner/QuestionCard.tsx';
import { heading } from '../../packages/iq-test/src/theme/typography.css.ts';
import { Notice } from '../../packages/iq-test/src/ui/Notice.tsx';
import { optionLetter } from '../../packages/iq-test/src/ui/optionLetter.ts';

/** A figure and our findings about it. Options are named by their index. */
export interface BenchAnswer {
  /** Field of the form → what it offers. */
  choices: Record<string, readonly string[]>;
  question: PublicQuestion;
  shapes: readonly SvgShape[];
  /** Missing for a grid of your own. */
  making?: {
    look: string;
    category: string;
    points: number;
    correct: number;
    explanation: string;
    rules: readonly { text: string; cost: number }[];
  };
  verdict: {
    rules: readonly string[];
    fitting: readonly number[];
    obeying: readonly number[];
    lookAlikes: readonly (readonly number[])[];
    /**
     * Share, from 0 to 1, of right guesses by the most common and by the oddest option; `null` if there isn't a single
     * one.
     */
    shortcuts: readonly number[] | null;
  };
}

const letters = (indexes: readonly number[]) => indexes.map(optionLetter).join(', ') || 'none';
const percent = (share = 0) => `${Math.round(share * 100)}%`;

function Facts({ title, rows }: { title: string; rows: [name: string, value: string][] }) {
  return (
    <section className="foundation-section">
      <h2 className={heading.section}>{title}</h2>
      <table className="foundation-table">
        <tbody>
          {rows.map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Verdict on whether exactly one option fits, and its proof. */
export function Verdict({ verdict: { rules, fitting, obeying, lookAlikes, shortcuts } }: BenchAnswer) {
  const isProven = fitting.length === 1 && letters(obeying) === letters(fitting) && lookAlikes.length === 0;
  const [majority, oddOneOut] = shortcuts?.map(percent) ?? [];
  return (
    <>
      <Notice tone={isProven ? 'success' : 'warning'}>
        {isProven
          ? `Proven: exactly one option fits, ${letters(fitting)}.`
          : 'Not proven: exactly one option must fit, for both judges, and no two may look alike.'}
      </Notice>
      <Facts
        title="Verdict"
        rows={[
          ['Rules found by the solver', rules.join('; ') || 'none'],
          ['Options that fit', letters(fitting)],
          ['Options that pass the second judge', letters(obeying)],
          ['Options that look alike', lookAlikes.map(letters).join('; ') || 'none'],
          ['Right by taking the option most like the others', majority ?? 'no single option fits'],
          ['Right by taking the odd one out', oddOneOut ?? 'no single option fits'],
        ]}
      />
    </>
  );
}

/** The figure as a visitor sees it, and how it was made. */
export function Made({ question, shapes, making }: BenchAnswer) {
  return (
    <>
      <QuestionCard
        question={question}
        index={0}
        total={1}
        selectedIndex={-1}
        onChoose={() => {}}
        shapes={new Map(shapes.map(({ name, svg_content }) => [name, svg_content]))}
      />
      {making && (
        <>
          <p dir="auto">{making.explanation}</p>
          <div lang="en" dir="ltr">
            <Facts
              title="How it was made"
              rows={[
                ...making.rules.map(({ text, cost }): [string, string] => [text, `costs ${cost}`]),
                ['All rules together', `cost ${making.rules.reduce((sum, { cost }) => sum + cost, 0)}`],
                ['Look', making.look],
                ['Category', making.category],
                ['Points', String(making.points)],
                ['Answer', optionLetter(making.correct)],
              ]}
            />
          </div>
        </>
      )}
    </>
  );
}
