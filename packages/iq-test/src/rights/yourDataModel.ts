import { createModel, signal } from '@preact/signals-react';
import { visitorMessage } from '../api/ApiError.ts';
import type { MessageKey } from '../i18n/messages.ts';
import type { VisitorMessage } from '../i18n/visitorMessage.ts';

/** Functions that export and delete a test. Both reject if the server refuses. */
interface YourDataOptions {
  onExport: () => Promise<unknown>;
  onErase: () => Promise<unknown>;
}

/** Exports or deletes a test, one action at a time; deleting asks first. */
export const YourDataModel = createModel(({ onExport, onErase }: YourDataOptions) => {
  const busyWith = signal<'export' | 'erase' | undefined>(undefined);
  const isAsking = signal(false);
  const problem = signal<VisitorMessage | undefined>(undefined);

  async function run(what: 'export' | 'erase', work: () => Promise<unknown>, failed: MessageKey) {
    if (busyWith.peek()) return;
    busyWith.value = what;
    problem.value = undefined;
    try {
      await work();
    } catch (error) {
      problem.value = visitorMessage(error, failed);
    } finally {
      busyWith.value = undefined;
    }
  }

  return {
    busyWith,
    /** True while the visitor is asked whether to delete everything. */
    isAsking,
    /** Problem of the last try. */
    problem,
    export: () => run('export', onExport, 'data.exportFailed'),
    ask(): void {
      if (!busyWith.peek()) isAsking.value = true;
    },
    keep(): void {
      isAsking.value = false;
    },
    erase(): Promise<void> {
      isAsking.value = false;
      return run('erase', onErase, 'data.eraseFailed');
    },
  };
});
