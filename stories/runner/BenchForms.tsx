import { type FormEvent, type ReactNode, useId } from 'react';
import { heading } from '../../packages/iq-test/src/theme/typography.css.ts';
import { Button } from '../../packages/iq-test/src/ui/Button.tsx';
import type { BenchAnswer } from './BenchFindings.tsx';

/**
 * Request to the server of `npm run storybook`, beside the language: see
 * packages/bank-workshop/src/figures/ruleBench.ts.
 */
export type BenchRequest =
  | ({ kind: 'generated' } & Record<string, string>)
  | { kind: 'own'; cells: string[]; options: string[] };

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Hands over what was entered, and stays on the page. */
const onSubmit = (take: (form: FormData) => void) => (event: FormEvent<HTMLFormElement>) => {
  event.preventDefault();
  take(new FormData(event.currentTarget));
};

interface FormProps {
  onAsk: (request: BenchRequest) => void;
  isBusy: boolean;
}

/** Form for the parts of a figure. */
export function MakeForm({ choices, onAsk, isBusy }: FormProps & { choices: BenchAnswer['choices'] }) {
  return (
    <form
      className="bench-fields"
      onSubmit={onSubmit((form) =>
        onAsk({
          kind: 'generated',
          ...Object.fromEntries([...form].flatMap(([name, value]) => (value ? [[name, String(value)]] : []))),
          seed: String(form.get('seed')),
        }),
      )}
    >
      {Object.entries(choices).map(([name, values]) => (
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
  );
}

interface OwnFormProps extends FormProps {
  /** The tokens that the fields are filled with. */
  cells: readonly string[];
  options: readonly string[];
  /** The tokens that the fields offer. */
  tokens: readonly string[];
  alert: ReactNode;
}

/** A grid of one's own. */
export function OwnForm({ cells, options, tokens, alert, onAsk, isBusy }: OwnFormProps) {
  const listId = useId();
  const texts = (form: FormData, name: string) => form.getAll(name).map((value) => String(value).trim());
  return (
    <form
      className="foundation-section"
      lang="en"
      dir="ltr"
      onSubmit={onSubmit((form) =>
        onAsk({
          kind: 'own',
          cells: texts(form, 'cells'),
          options: texts(form, 'options').filter(Boolean),
        }),
      )}
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
            <input name="cells" defaultValue={token} list={listId} />
          </label>
        ))}
      </div>
      <div className="bench-fields bench-grid">
        {[...'ABCDEF'].map((letter, i) => (
          <label key={letter}>
            Option {letter}
            <input name="options" defaultValue={options[i]} list={listId} />
          </label>
        ))}
      </div>
      <datalist id={listId}>
        {tokens.map((token) => (
          <option key={token} value={token} />
        ))}
      </datalist>
      {alert}
      <p>
        <Button type="submit" busy={isBusy}>
          Solve it
        </Button>
      </p>
    </form>
  );
}
