import type { Page } from 'playwright';
import { figure, inTurn, type Row, type Trial } from '../trial.ts';
import { timeToQuestion } from './questionReady.ts';
import { quizzes, setStage } from './stage.ts';

/** Milliseconds until the screen shows the result of a press. */
interface Pressed {
  answer: number;
  change: number;
}

/** Runs in a page: answers the current question, and continues to the next one. */
async function answerOnce(optionIndex: number): Promise<Pressed> {
  const findAll = (root: Document | ShadowRoot, selector: string): HTMLElement[] =>
    [...root.querySelectorAll<HTMLElement>(`${selector}, iq-test`)].flatMap((element) =>
      element.shadowRoot ? findAll(element.shadowRoot, selector) : element.matches(selector) ? [element] : [],
    );
  const options = () => findAll(document, 'input[type=radio]') as HTMLInputElement[];
  const painted = () =>
    new Promise<void>((resolve) => {
      // a message that is sent in a frame arrives when the frame has been painted
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve();
      requestAnimationFrame(() => port2.postMessage(undefined));
    });
  /** Presses at the start of a frame, so that the wait for it isn't counted. */
  const press = (element: HTMLElement, isShown: () => boolean) =>
    new Promise<number>((resolve, reject) => {
      requestAnimationFrame(() => {
        const startedAt = performance.now();
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = async () => {
          while (!isShown()) {
            if (performance.now() - startedAt > 10_000)
              return reject(new Error('Nothing has changed in 10 s.'));
            await painted();
          }
          resolve(performance.now() - startedAt);
        };
        port2.postMessage(undefined);
        element.click();
      });
    });
  const quiet = () => new Promise((resolve) => setTimeout(resolve, 400));

  const option = options()[optionIndex];
  if (!option) throw new Error('There is no such option.');
  const answer = await press(option, () => option.checked);
  await quiet();
  const next = findAll(document, 'button, input[type=button]').find(
    (button) => (button.textContent || (button as HTMLInputElement).value).trim() === 'Next',
  );
  if (!next) throw new Error('There is no button "Next".');
  const [before] = options();
  const name = before?.name;
  const change = await press(next, () => {
    const [now] = options();
    return now !== undefined && (now !== before || now.name !== name);
  });
  await quiet();
  return { answer, change };
}

async function answerAll(page: Page, times: number): Promise<Pressed[]> {
  const pressed: Pressed[] = [];
  for (let index = 0; index < times; index++) pressed.push(await page.evaluate(answerOnce, index % 4));
  return pressed;
}

/** Delay of a visible answer and the next question. */
export const answering: Trial = {
  name: 'answering',
  about: 'from a press to the frame that shows what it did; 4× slower CPU',
  needsPeers: true,
  async run({ times, progress }) {
    await using stage = await setStage();
    const subjects = quizzes(stage);
    subjects.delete('jsPsych 8.3.0'); // an answer is the next question there
    const pressed = await inTurn(subjects, times(4, 1), (address, subject) =>
      stage.visit({ isCpuSlow: true }, async (page) => {
        progress(subject);
        await timeToQuestion(page, address);
        // Until then each peer loads and prepares the rest in quiet moments; none reports the end.
        await page.waitForTimeout(1500);
        return (await answerAll(page, 13)).slice(1); // the first one warms up
      }),
    );
    const row = (what: string, key: keyof Pressed, aims: Row['aims']): Row => ({
      what,
      unit: 'ms',
      figures: [...pressed].map(([subject, all]) =>
        figure(
          subject,
          all.flat().map((one) => one[key]),
        ),
      ),
      aims,
    });
    return [
      row('answer to the next frame', 'answer', [{ beside: 'SurveyJS 3.0.0', atMost: 0.25 }]),
      row('Next to the next question', 'change', [{ beside: 'SurveyJS 3.0.0', atMost: 0.2 }]),
    ];
  },
};
