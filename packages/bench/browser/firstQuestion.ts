import { figure, type Row, type Trial } from '../trial.ts';
import { megabyteOfScripts } from './host.ts';
import { timeToQuestion } from './questionReady.ts';
import { quizzes, type Stage, setStage } from './stage.ts';

/** Opens all addresses in turn, so many times over: what disturbs the machine disturbs each of them. */
async function inTurn(
  stage: Stage,
  addresses: Map<string, string>,
  times: number,
): Promise<Map<string, number[]>> {
  const samples = new Map([...addresses.keys()].map((subject) => [subject, [] as number[]]));
  for (let round = 0; round < times; round++)
    for (const [subject, address] of addresses) {
      const { page } = await stage.open({ isCpuSlow: true, isNetSlow: true });
      samples.get(subject)?.push(await timeToQuestion(page, address));
      await page.context().close();
    }
  return samples;
}

const rowOf = (what: string, samples: Map<string, number[]>, rest: Pick<Row, 'aims' | 'note'>): Row => ({
  what,
  unit: 'ms',
  figures: [...samples].map(([subject, values]) => figure(subject, values)),
  ...rest,
});

/** How long a visitor waits for the first question. */
export const firstQuestion: Trial = {
  name: 'first-question',
  about:
    'from opening a page to a first question that can be answered; 4× slower CPU, 150 ms, 1.6 Mbit/s, cold',
  needsPeers: true,
  async run({ times, progress }) {
    await using stage = await setStage();
    const count = times(11, 3);
    progress('on an empty page');
    const empty = await inTurn(stage, quizzes(stage, 'start="directly"'), count);
    progress('on a page with 1 MB of other scripts');
    const heavy = await inTurn(stage, quizzes(stage, 'start="directly"', megabyteOfScripts), count);
    return [
      rowOf('script tag to first question', empty, {
        aims: [
          { beside: 'SurveyJS 3.0.0', atMost: 0.25 },
          { beside: 'bare React 19.3.1', atMost: 0.75 },
        ],
        note: 'Ours asks its server for the partner, the words and a session on the way; the peers carry their questions in their scripts and have no server.',
      }),
      rowOf('the same, on a page with 1 MB of other scripts', heavy, { aims: [] }),
    ];
  },
};
