import { type PartnerView, partnerRoutes } from '@quotient/contract/admin';
import { Button } from '@quotient/iq-test/ui';
import { type ReactNode, useRef, useState } from 'react';
import { CallFailed, useAdminQuery } from '../api.ts';
import { Failure } from '../parts/Failure.tsx';
import { Field, Select } from '../parts/Field.tsx';
import { useLeaveGuard } from '../parts/useLeaveGuard.tsx';
import { useWords } from '../words.tsx';
import { brandThemeNames, localeNames } from './choices.ts';
import { type Draft, type Problem, type Problems, problemsOf, problemsOfServer } from './draft.ts';
import { OriginsField } from './OriginsField.tsx';
import * as styles from './partners.css.ts';
import { partnerWords } from './words.ts';

interface PartnerFormProps {
  draft: Draft;
  onChange: (draft: Draft) => void;
  /** Saves it; what it throws is shown, at the fields where they are named. */
  onSave: () => Promise<unknown>;
  /** Whether something is entered that is not saved. */
  isDirty: boolean;
  /** Names the partner among the others; `undefined` for a new one, whose key can be chosen. */
  id?: string;
  saveLabel: string;
  isReadOnly?: boolean;
  /** Beside the button. */
  children?: ReactNode;
}

/** The choices of a select, and what is set already where it is none of them. */
function Choices({ values, current }: { values: Readonly<Record<string, string>>; current: string }) {
  const { notSet } = useWords(partnerWords);
  const all = current && !(current in values) ? { ...values, [current]: current } : values;
  return (
    <>
      <option value="">{notSet}</option>
      {Object.entries(all).map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </>
  );
}

/**
 * Saves what is entered once nothing of it is wrong (`own`). The first wrong field gets the focus, whoever found it: this
 * page or the server, whose words are in `said`.
 */
function useSaving(own: Problems, onSave: () => Promise<unknown>) {
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<{ isTried: boolean; isBusy: boolean; said: Problems; error?: unknown }>({
    isTried: false,
    isBusy: false,
    said: {},
  });
  const focusWrong = () =>
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus());

  async function save(): Promise<void> {
    if (Object.keys(own).length > 0) {
      setState({ ...state, isTried: true });
      focusWrong();
      return;
    }
    setState({ isTried: true, isBusy: true, said: {} });
    try {
      await onSave();
      setState({ isTried: false, isBusy: false, said: {} });
    } catch (error) {
      const said = error instanceof CallFailed ? problemsOfServer(error.fields) : {};
      setState({ isTried: true, isBusy: false, said, error });
      focusWrong();
    }
  }

  return {
    form,
    state,
    save,
    /** What the server said is about something else than what is entered now. */
    forget: () => setState({ ...state, said: {}, error: undefined }),
  };
}

/** The fields of a partner. */
export function PartnerForm(props: PartnerFormProps) {
  const { draft, onChange, onSave, isDirty, id, saveLabel, isReadOnly = false, children } = props;
  const words = useWords(partnerWords);
  const { data } = useAdminQuery(partnerRoutes.listPartners, {});
  const others: PartnerView[] = data?.partners.filter((partner) => partner.id !== id) ?? [];
  const own = problemsOf(draft);
  const { form, state, save, forget } = useSaving(own, onSave);
  const problems: Problems = { ...state.said, ...own };
  const guard = useLeaveGuard(isDirty && !isReadOnly);

  const known: Readonly<Record<string, string>> = words.problems;
  function textAt(path: string): string | undefined {
    const problem: Problem | string | undefined = problems[path];
    if (problem === undefined) return undefined;
    const owner =
      problem === 'key_taken' && others.find(({ keys }) => keys.some(({ key }) => key === draft.key));
    const text = known[problem] ?? problem;
    return owner ? `${text} ${words.takenBy(owner.name)}` : text;
  }
  const shown = (path: string) => (state.isTried || path in state.said ? textAt(path) : undefined);
  const set = (change: Partial<Draft>) => {
    forget();
    onChange({ ...draft, ...change });
  };

  const text = (name: 'key' | 'name' | 'returnUrl') => ({
    label: words.fields[name].label,
    hint: words.fields[name].hint,
    error: shown(name),
    value: draft[name],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value }),
  });
  const select = (name: 'brandTheme' | 'locale') => ({
    label: words.fields[name].label,
    hint: words.fields[name].hint,
    error: shown(name),
    value: draft[name],
    onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value }),
  });
  const wrong = Object.keys(problems).length;
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!state.isBusy) void save();
      }}
    >
      <fieldset className={styles.fields} disabled={isReadOnly}>
        <Field {...text('name')} />
        {id === undefined && <Field {...text('key')} autoCapitalize="none" spellCheck={false} />}
        <OriginsField
          origins={draft.origins}
          onChange={(origins) => set({ origins })}
          problemAt={(index) => textAt(`origins.${index}`)}
          isTried={state.isTried}
          others={others}
        />
        <Select {...select('locale')}>
          <Choices values={localeNames} current={draft.locale} />
        </Select>
        <Select {...select('brandTheme')}>
          <Choices values={brandThemeNames} current={draft.brandTheme} />
        </Select>
        <Field {...text('returnUrl')} inputMode="url" autoCapitalize="none" spellCheck={false} />
        <Select
          label={words.fields.shuffleOptions.label}
          hint={words.fields.shuffleOptions.hint}
          value={draft.shuffleOptions}
          onChange={({ target: { value } }) =>
            set({ shuffleOptions: value === 'yes' || value === 'no' ? value : '' })
          }
        >
          {(['', 'yes', 'no'] as const).map((value) => (
            <option key={value} value={value}>
              {words.shuffles[value]}
            </option>
          ))}
        </Select>
      </fieldset>
      {state.error !== undefined && Object.keys(state.said).length === 0 && <Failure error={state.error} />}
      {!isReadOnly && (
        <div className={styles.actions}>
          <Button type="submit" tone="primary" busy={state.isBusy} disabled={!isDirty}>
            {saveLabel}
          </Button>
          {children}
          {state.isTried && wrong > 0 && (
            <span className={styles.warning} role="status">
              {words.wrong(wrong)}
            </span>
          )}
        </div>
      )}
      {guard}
    </form>
  );
}
