import { computed, createModel, effect, signal } from '@preact/signals-react';
import type { SavedAnswer } from '@quotient/contract';
import { ApiError, isOffline } from '../api/ApiError.ts';
import { report } from '../api/report.ts';
import { retryDelayMs } from '../api/retryDelayMs.ts';
import type { PendingAnswer } from '../storage/runningTest.ts';
import type { AnswersOptions } from './runnerOptions.ts';

/** `offline`: no answer from the server. `busy`: it cannot take an answer just now. `refused`: it did not take one, for good. */
export type SaveState = 'saved' | 'saving' | 'offline' | 'busy' | 'refused';

/**
 * Sends answers one by one in the order in which they were given, and again until the server has taken or refused each.
 * @param waiting What an earlier page of this device could not send.
 * @param onSaved The server has confirmed an answer: what it holds now.
 * @param onSettled An answer has left the queue: confirmed, or refused for good.
 */
export const AnswerQueueModel = createModel(
  (
    { credentials, api, onOver }: Pick<AnswersOptions, 'credentials' | 'api' | 'onOver'>,
    waiting: readonly PendingAnswer[],
    onSaved: (saved: SavedAnswer) => void,
    onSettled: (answer: PendingAnswer) => void,
  ) => {
    const pending = signal<ReadonlyMap<number, PendingAnswer>>(
      new Map(waiting.map((answer) => [answer.questionIndex, answer])),
    );
    const failure = signal<'offline' | 'busy' | 'refused' | undefined>(undefined);
    const sending = signal(false);
    let tries = 0;
    let retryTimer: ReturnType<typeof setTimeout> | undefined;
    let disposed = false;

    const oldest = () =>
      [...pending.peek().values()].reduce<PendingAnswer | undefined>(
        (first, answer) => (first && first.seq < answer.seq ? first : answer),
        undefined,
      );

    const settle = (answer: PendingAnswer) => {
      if (pending.peek().get(answer.questionIndex)?.seq === answer.seq) {
        const rest = new Map(pending.peek());
        rest.delete(answer.questionIndex);
        pending.value = rest;
      }
      onSettled(answer);
    };

    let flushing: Promise<unknown> | undefined;
    /** Calls at the same time share one run. */
    function flush(): Promise<unknown> {
      flushing ??= send().finally(() => {
        flushing = undefined;
      });
      return flushing;
    }

    async function send(): Promise<unknown> {
      if (disposed) return;
      clearTimeout(retryTimer);
      let obstacle: unknown;
      sending.value = true;
      // every pass confirms an answer, drops it, or leaves the loop
      for (let answer = oldest(); answer; answer = oldest()) {
        try {
          const { questionIndex, optionIndex, isFlagged, seq } = answer;
          const saved = await api.saveAnswer(credentials, questionIndex, {
            ...(optionIndex >= 0 && { optionIndex }),
            isFlagged,
            seq,
          });
          onSaved(saved);
          settle(answer);
          tries = 0;
          failure.value = undefined;
        } catch (error) {
          if (!(error instanceof ApiError) || error.isTransient) {
            failure.value = isOffline(error) ? 'offline' : 'busy';
            obstacle = error;
            break;
          }
          report('an answer was not taken', error);
          settle(answer);
          failure.value = 'refused';
          if (error.code === 'deadline_passed' || error.code === 'session_finished') onOver();
        }
      }
      sending.value = false;
      if (obstacle && !disposed) retryTimer = setTimeout(flush, retryDelayMs(obstacle, tries++));
      return obstacle;
    }

    effect(() => () => {
      disposed = true;
      clearTimeout(retryTimer);
    });

    return {
      /** Unconfirmed answers by question; only the latest of each counts. */
      pending,
      saveState: computed<SaveState>(
        () => failure.value ?? (pending.value.size > 0 || sending.value ? 'saving' : 'saved'),
      ),
      /** Queues answers, except where a later one to the same question waits. They are sent by `flush`. */
      add(answers: readonly PendingAnswer[]): void {
        const next = new Map(pending.peek());
        for (const answer of answers) {
          if (answer.seq > (next.get(answer.questionIndex)?.seq ?? 0)) next.set(answer.questionIndex, answer);
        }
        pending.value = next;
        if (failure.peek() === 'refused') failure.value = undefined;
      },
      /** Sends what waits. Resolves when all is confirmed, or with the error for which answers still wait. */
      flush,
    };
  },
);
