import { ApiError } from '@quotient/contract/ApiError';
import { type PartnerView, partnerRoutes } from '@quotient/contract/admin';
import { isLocaleCode, localeCodes, locales } from '@quotient/contract/locales';
import { Button } from '@quotient/iq-test/ui';
import { type ReactNode, useRef, useState } from 'react';
import { useAdminQuery } from '../api.ts';
import { chosenOptions } from '../parts/chosenOptions.ts';
import { Failure } from '../parts/Failure.tsx';
import { Choice, Field } from '../parts/Field.tsx';
import { useLeaveGuard } from '../parts/useLeaveGuard.tsx';
import { useWords } from '../words.tsx';
import { brandThemes } from './choices.ts';
import { type Draft, type Problems, problemsOf, problemsOfServer } from './draft.ts';
import { OriginsField } from './OriginsField.tsx';
import * as styles from './partners.css.ts';
import { partnerWords } from './words.ts';

interface PartnerFormProps {
  draft: Draft;
  onChange: (draft: Draft) => void;
  /** Saves it; what it throws is shown, at the fields where they are named. */
  onSave: () => Promise<unknown>;
  /** True if the form has unsaved changes. */
  isDirty: boolean;
  /** Names the partner among the others; `undefined` for a new one, whose key can be chosen. */
  id?: string;
  saveLabel: string;
  isReadOnly?: boolean;
  /** Beside the button. */
  children?: ReactNode;
}

/**
 * Saves the form once the page finds no problem (`own`). The first wrong field gets the focus, also for a problem from
 * the server, whose words are in `said`.
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
      const said = error instanceof ApiError ? problemsOfServer(error.fields) : {};
      setState({ isTried: true, isBusy: false, said, error });
      focusWrong();
    }
  }

  return {
    form,
    state,
    save,
    /** Discards the server's message: it is about an earlier entry. */
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

  function textAt(path: string): string | undefined {
    const problem = problems[path];
    if (problem === undefined) return undefined;
    const owner =
      problem === 'key_taken' && others.find(({ keys }) => keys.some(({ key }) => key === draft.key));
    const text = words.problems[problem];
    return owner ? `${text} ${words.takenBy({ name: owner.name })}` : text;
  }
  const shown = (path: string) => (state.isTried || path in state.said ? textAt(path) : undefined);
  const set = (change: Partial<Draft>) => {
    forget();
    onChange({ ...draft, ...change });
  };

  const text = (name: 'key' | 'name' | 'returnUrl') => ({
    ...words.fields[name],
    error: shown(name),
    value: draft[name],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value }),
  });
  /** A choice among these values, and the current one if it differs. */
  const choice = (name: 'brandTheme' | 'locale', values: readonly string[]) => (
    <Choice
      {...words.fields[name]}
      error={shown(name)}
      value={draft[name]}
      options={[
        ['', words.notSet],
        ...chosenOptions(values, draft[name]).map(
          (value) => [value, isLocaleCode(value) ? locales[value].name : value] as const,
        ),
      ]}
      onChoose={(value) => set({ [name]: value })}
    />
  );
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
        {choice('locale', localeCodes)}
        {choice('brandTheme', brandThemes)}
        <Field {...text('returnUrl')} inputMode="url" autoCapitalize="none" spellCheck={false} />
        <Choice
          {...words.fields.shuffleOptions}
          value={draft.shuffleOptions}
          options={(['', 'yes', 'no'] as const).map((value) => [value, words.shuffles[value]])}
          onChoose={(shuffleOptions) => set({ shuffleOptions })}
        />
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
              {words.wrong({ count: wrong })}
            </span>
          )}
        </div>
      )}
      {guard}
    </form>
  );
}
