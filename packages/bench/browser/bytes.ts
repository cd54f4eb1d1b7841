import { localeCodes } from '@quotient/contract/locales';
import { budgets } from '../budgets.ts';
import { compressedSize } from '../compressed.ts';
import { ofPeer } from '../peers/places.ts';
import { type Figure, figure, type Trial } from '../trial.ts';
import { timeToQuestion } from './questionReady.ts';
import { bodyBytes, isCode, noteSent, type Sent, wireBytes } from './sent.ts';
import { quizzes, type Stage, setStage } from './stage.ts';

/** Answers that a page gets until its first question can be answered, without the page itself. */
const sentToQuestion = (stage: Stage, address: string): Promise<Sent[]> =>
  stage.visit({}, async (page, session) => {
    const sent = noteSent(session);
    // loads in quiet moments during the questions, and nothing before needs it
    await page.route(/\/laterStages-\w+\.js/, (route) => route.abort());
    await timeToQuestion(page, address);
    return sent.filter(({ url }) => url !== address && !url.startsWith('data:') && !/\/later\w*-/.test(url));
  });

/** Bytes of the script tag, compared with other embeds by one. */
export const loaderBytes: Trial = {
  name: 'loader-bytes',
  about: 'bytes of the script tag, Brotli',
  needsPeers: true,
  async run() {
    await using stage = await setStage();
    const { brotliBytes } = await (await fetch(`${stage.server.url}/embed/manifest.json`)).json();
    const peers: [string, string][] = [
      ['Typeform 6.1.1', '@typeform/embed/build/embed.js'],
      ['Cal.com 1.5.3', '@calcom/embed-core/dist/embed/embed.js'],
    ];
    return [
      {
        what: 'loader',
        unit: 'B',
        figures: [
          figure('ours', [brotliBytes.loader]),
          ...peers.map(([name, file]) => figure(name, [compressedSize(ofPeer(file))])),
        ],
        aims: [{ atMost: budgets.loader }],
        isExact: true,
      },
    ];
  },
};

/** Bytes from the script tag to the first question. */
export const firstQuestionBytes: Trial = {
  name: 'first-question-bytes',
  about: 'bytes from the script tag to the first question, Brotli',
  needsPeers: true,
  async run({ progress }) {
    await using stage = await setStage();
    const code: Figure[] = [];
    let onTheWire = 0;
    for (const language of localeCodes) {
      progress(language);
      const sent = await sentToQuestion(stage, stage.ours(`start="directly" lang="${language}"`));
      code.push(figure(`ours, ${language}`, [bodyBytes(sent.filter(isCode))]));
      onTheWire = Math.max(onTheWire, wireBytes(sent));
    }
    const others: Figure[] = [];
    for (const [subject, address] of [...quizzes(stage)].slice(1)) {
      progress(subject);
      others.push(figure(subject, [bodyBytes(await sentToQuestion(stage, address))]));
    }
    const [largest, ...rest] = code.sort((a, b) => b.value - a.value);
    if (!largest) throw new Error('No language was measured.');
    return [
      {
        what: 'script tag to first question: scripts, styles and words',
        unit: 'B',
        figures: [largest, ...rest, ...others],
        aims: [{ atMost: budgets.firstQuestion }],
        isExact: true,
        note: 'The language with the most bytes stands first. The peers speak English only, and their questions are part of their scripts; the styles of jsPsych hold fonts.',
      },
      {
        what: 'the same on the wire: all answers of the server, headers included',
        unit: 'B',
        figures: [figure('ours', [onTheWire])],
        aims: [{ atMost: 50_000 }],
      },
    ];
  },
};
