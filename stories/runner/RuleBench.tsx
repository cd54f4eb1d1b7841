import type { PublicQuestion, SvgShape } from '@quotient/contract';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { useLocale } from '../../packages/iq-test/src/i18n/useT.ts';
import { optionLetter } from '../../packages/iq-test/src/runner/optionLetter.ts';
import { QuestionCard } from '../../packages/iq-test/src/runner/QuestionCard.tsx';
import { heading, lead } from '../../packages/iq-test/src/theme/typography.css.ts';
import { Button } from '../../packages/iq-test/src/ui/Button.tsx';
import { Notice } from '../../packages/iq-test/src/ui/Notice.tsx';
import '../foundations/foundations.css';

/** What is asked of the server of `npm run storybook`, beside the language: see server/src/bank/figures/ruleBench.ts. */
type BenchRequest =
  | ({ kind: 'generated' } & Record<string, string>)
  | { kind: 'own'; cells: string[]; options: string[] };

/** A figure and what is found out about it. Options are told by their index. */
export interface BenchAnswer {
  /** Field of the form → what it offers. */
  choices: Record<string, readonly string[]>;
  question: PublicQuestion;
  shapes: readonly SvgShape[];
  /** Not of a grid of one's own. */
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
    /** How often, from 0 to 1, the most common and the oddest option are right; `null` where no single option is. */
    shortcuts: readonly number[] | null;
  };
}

/** Resolves to a sentence where it cannot be answered, and to nothing where nobody answers. */
export type Ask = (
  request: BenchRequest & { locale: string },
) => Promise<BenchAnswer | { problem: string } | undefined>;

const letters = (indexes: readonly number[]) => indexes.map(optionLetter).join(', ') || 'none';
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
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

function Verdict({ verdict: { rules, fitting, obeying, lookAlikes, shortcuts } }: BenchAnswer) {
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

/** Makes figures by their rules, and judges those of one's own. */
export function RuleBench({ ask }: { ask: Ask }) {
  const locale = useLocale();
  const id = useId();
  const [request, setRequest] = useState<BenchRequest>({
    kind: 'generated',
    difficulty: 'medium',
    seed: '1',
  });
  const [answer, setAnswer] = useState<BenchAnswer>();
  const [start, setStart] = useState<PublicQuestion>(); // what the fields of one's own are filled with
  const [problem, setProblem] = useState<string | null>(); // null = nobody answers
  const [isBusy, setBusy] = useState(true);
  useEffect(() => {
    let isCurrent = true;
    setBusy(true);
    ask({ ...request, locale }).then((reply) => {
      if (!isCurrent) return;
      setBusy(false);
      setProblem(reply ? ('problem' in reply ? reply.problem : undefined) : null);
      if (!reply || 'problem' in reply) return;
      setAnswer(reply);
      // one's own stays as it was typed, and keeps the focus
      if (reply.making) setStart(reply.question);
    });
    return () => {
      isCurrent = false;
    };
  }, [ask, request, locale]);

  const onSubmit = (read: (form: FormData) => BenchRequest) => (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setRequest(read(new FormData(event.currentTarget)));
  };
  const texts = (form: FormData, name: string) => form.getAll(name).map((value) => String(value).trim());
  if (problem === null)
    return (
      <div className="foundation" lang="en" dir="ltr">
        <h1 className={heading.page}>Rule bench</h1>
        <p className={lead}>
          The engine that makes and solves figures is not published. To use it here, run{' '}
          <code>npm run storybook</code> in the repository.
        </p>
      </div>
    );
  const alert = problem && (
    <Notice tone="alert" role="alert">
      {problem}
    </Notice>
  );
  const { question, making } = answer ?? {};
  const cells = start?.visualPattern?.grid?.flat().slice(0, 8) ?? [];
  return (
    <div className="foundation">
      <div className="foundation-section" lang="en" dir="ltr">
        <h1 className={heading.page}>Rule bench</h1>
        <form
          className="bench-fields"
          onSubmit={onSubmit((form) => ({
            kind: 'generated',
            ...Object.fromEntries(
              [...form].flatMap(([name, value]) => (value ? [[name, String(value)]] : [])),
            ),
            seed: String(form.get('seed')),
          }))}
        >
          {Object.entries(answer?.choices ?? {}).map(([name, values]) => (
            <label key={name}>
              {capital(name)}
              <select name={name} defaultValue={name === 'difficulty' ? 'medium' : ''}>
                {name !== 'difficulty' && <option value="">any</option>}
                {values.map((value) => (
                  <option key={value}>{value}</option>
                ))}
              </select>
            </label>
          ))}
          <label>
            Seed
            <input name="seed" defaultValue="1" />
          </label>
          <Button type="submit" tone="primary" busy={isBusy}>
            Make a figure
          </Button>
        </form>
        {request.kind === 'generated' && alert}
      </div>
      {answer && question && !problem && (
        <>
          <QuestionCard
            question={question}
            index={0}
            total={1}
            selectedIndex={-1}
            onChoose={() => {}}
            shapes={new Map(answer.shapes.map(({ name, svg_content }) => [name, svg_content]))}
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
      )}
      {answer && start && (
        <form
          key={JSON.stringify([cells, start.options])}
          className="foundation-section"
          lang="en"
          dir="ltr"
          onSubmit={onSubmit((form) => ({
            kind: 'own',
            cells: texts(form, 'cells'),
            options: texts(form, 'options').filter(Boolean),
          }))}
        >
          <h2 className={heading.section}>Change it</h2>
          <p>
            Each cell and each option is a token: parts joined by <code>+</code>, such as{' '}
            <code>square+dot-top</code>. Options that are left empty are left out.
          </p>
          <div className="bench-fields bench-grid">
            {cells.map((token, i) => (
              <label key={String(i)}>
                Row {Math.floor(i / 3) + 1}, column {(i % 3) + 1}
                <input name="cells" defaultValue={token} list={`${id}-tokens`} />
              </label>
            ))}
          </div>
          <div className="bench-fields bench-grid">
            {[...'ABCDEF'].map((letter, i) => (
              <label key={letter}>
                Option {letter}
                <input name="options" defaultValue={start.options[i]} list={`${id}-tokens`} />
              </label>
            ))}
          </div>
          <datalist id={`${id}-tokens`}>
            {answer.shapes.map(({ name }) => (
              <option key={name} value={name} />
            ))}
          </datalist>
          {request.kind === 'own' && alert}
          <p>
            <Button type="submit" busy={isBusy}>
              Solve it
            </Button>
          </p>
        </form>
      )}
      {answer && !problem && (
        <div className="foundation" lang="en" dir="ltr">
          <Verdict {...answer} />
        </div>
      )}
    </div>
  );
}
