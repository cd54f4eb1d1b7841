import { type FormEvent, useState } from 'react';

/** Sends a form: one try after the other, with what went wrong at the last one. */
export function useSubmit(work: (form: FormData) => Promise<unknown>) {
  const [state, setState] = useState<{ busy: boolean; error?: unknown }>({ busy: false });
  async function run(form: FormData) {
    setState({ busy: true });
    try {
      await work(form);
      setState({ busy: false });
    } catch (error) {
      setState({ busy: false, error });
    }
  }
  return {
    ...state,
    onSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      if (!state.busy) void run(new FormData(event.currentTarget));
    },
  };
}

/** The text of one field of a form. */
export const textOf = (form: FormData, name: string): string => String(form.get(name) ?? '');
