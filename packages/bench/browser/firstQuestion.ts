import { figure, inTurn, type Row, type Trial } from '../trial.ts';
import { megabyteOfScripts } from './host.ts';
import { timeToQuestion } from './questionReady.ts';
import { quizzes, setStage } from './stage.ts';

const rowOf = (what: string, samples: Map<string, number[]>, rest: Pick<Row, 'aims' | 'note'>): Row => ({
  what,
  unit: 'ms',
  figures: [...samples].map(([subject, values]) => figure(subject, values)),
  ...rest,
});

/** Time until the first question. */
export const firstQuestion: Trial = {
  name: 'first-question',
  about:
    'from opening a page to a first question that can be answered; 4× slower CPU, 150 ms, 1.6 Mbit/s, cold',
  needsPeers: true,
  async run({ times, progress }) {
    await using stage = await setStage();
    const timesWith = (head?: string) =>
      inTurn(quizzes(stage, head), times(11, 3), (address) =>
        stage.visit({ isCpuSlow: true, isNetSlow: true }, (page) => timeToQuestion(page, address)),
      );
    progress('on an empty page');
    const empty = await timesWith();
    progress('on a page with 1 MB of other scripts');
    const heavy = await timesWith(megabyteOfScripts);
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
