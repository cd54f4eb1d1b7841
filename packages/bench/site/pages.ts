import { bodyBytes, noteSent } from '../browser/sent.ts';
import { type Stage, setStage } from '../browser/stage.ts';
import { budgets } from '../budgets.ts';
import { articlePeerName, buildArticlePeer } from '../peers/articlePeer.ts';
import { type Aim, figure, type Row, type Trial } from '../trial.ts';
import { type Audit, auditInTurn } from './lighthouse.ts';

const row = (
  what: string,
  unit: Row['unit'],
  key: keyof Audit,
  audits: Map<string, Audit[]>,
  aims: Aim[],
): Row => ({
  what,
  unit,
  figures: [...audits].map(([subject, all]) =>
    figure(
      subject,
      all.map((audit) => audit[key]),
    ),
  ),
  aims,
});

/** Page that most visitors see first. */
export const landing: Trial = {
  name: 'landing',
  about: 'the landing page, by Lighthouse 12 on its simulated phone',
  needsPeers: true,
  async run({ times, progress }) {
    await using stage = await setStage();
    const audits = await auditInTurn(new Map([['ours', `${stage.server.url}/`]]), times(5, 1), progress);
    return [
      row('landing page: performance', 'points', 'points', audits, [{ atLeast: 99 }]),
      row('landing page: largest paint', 'ms', 'largestPaint', audits, []),
      row('landing page: blocked', 'ms', 'blockingTime', audits, []),
    ];
  },
};

/** Bytes of the scripts that a page loads. */
const scriptBytes = (stage: Stage, address: string): Promise<number> =>
  stage.visit({}, async (page, session) => {
    const sent = noteSent(session);
    await page.goto(address, { waitUntil: 'networkidle' });
    return bodyBytes(sent.filter(({ url }) => new URL(url).pathname.endsWith('.js')));
  });

const ARTICLE = '/iq-faq';

/** Page for reading. */
export const informationPage: Trial = {
  name: 'information-page',
  about: 'an information page, beside the same one hydrated by React Router, by Lighthouse 12',
  needsPeers: true,
  async run({ times, progress }) {
    await using stage = await setStage();
    const html = await (await fetch(stage.server.url + ARTICLE)).text();
    const { head, body } = await buildArticlePeer(html, '/article');
    const pages = new Map([
      ['ours', stage.server.url + ARTICLE],
      [articlePeerName, stage.host.add('article', body, head)],
    ]);
    const audits = await auditInTurn(pages, times(5, 1), progress);
    return [
      row('information page: performance', 'points', 'points', audits, [{ atLeast: 99 }]),
      {
        what: 'information page: scripts, compressed',
        unit: 'B',
        figures: await Promise.all(
          [...pages].map(async ([subject, address]) => figure(subject, [await scriptBytes(stage, address)])),
        ),
        aims: [{ atMost: budgets.informationPage }],
        isExact: true,
      },
      row('information page: largest paint', 'ms', 'largestPaint', audits, []),
      row('information page: blocked', 'ms', 'blockingTime', audits, []),
      row('information page: layout shift', 'count', 'layoutShift', audits, []),
    ];
  },
};
