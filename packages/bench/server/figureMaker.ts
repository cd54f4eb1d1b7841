import path from 'node:path';
import { root } from '@quotient/tools/places';
import { runNode } from '@quotient/tools/runNode';
import { figure, type Trial } from '../trial.ts';

/** Output of `npm run bank -- verify --generated` about the made questions. */
const said = /Generated: (\d+) accepted of (\d+) \([\d.]+ %\), ([\d.]+) ms each/;

/** Number of questions with one right answer made in a second. */
export const verifiedFigures: Trial = {
  name: 'figures',
  about: 'figure questions a second: all attempts, and those that are proven to have one answer',
  async run({ times }) {
    const command = path.join(root, 'packages/bank-workshop/src/cli/main.ts');
    const count = times(5000, 500);
    const { printed } = await runNode(command, ['verify', '--generated', String(count)], { isKept: true });
    const [, accepted, attempts, msEach] = (said.exec(printed) ?? []).map(Number);
    if (!accepted || !attempts || !msEach) throw new Error(`The bank said something else: ${printed}`);
    const verified = 1000 / msEach;
    return [
      {
        what: 'verified figure questions a second',
        unit: '/s',
        figures: [
          figure('ours', [verified]),
          figure('all attempts, unproven', [(verified * attempts) / accepted]),
        ],
        aims: [],
        note: 'An attempt that cannot become clear is given up early, so an unproven one costs less than a proven one.',
      },
    ];
  },
};
