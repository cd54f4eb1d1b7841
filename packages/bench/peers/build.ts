import { createVisitor } from '@quotient/fixtures/visitor';
import { startRealServer } from '@quotient/tools/realServer';
import { standIn } from '@quotient/tools/standIn';
import { build } from 'esbuild';
import { bundling } from './bundling.ts';
import { dist, peersDir } from './places.ts';

/** The peers that ask the same questions, each a folder here. `path` is below the host's origin. */
export const quizPeers = {
  surveyjs: 'SurveyJS 3.0.0',
  jspsych: 'jsPsych 8.3.0',
  react: 'bare React 19.3.1',
  preact: 'bare Preact 11.2.0',
} as const;

/** Requests a test like a visitor of ours. Figures have only their names, which is less than ours draws. */
async function askForQuestions() {
  const server = await startRealServer();
  try {
    const { questions, durationSeconds } = await createVisitor({ fetch, baseUrl: server.url }).start();
    return {
      durationSeconds,
      questions: questions.map(({ question, options }) => ({ text: question, options })),
    };
  } finally {
    await server.stop();
  }
}

/** Bundles each peer into `dist`. */
export async function buildQuizPeers(): Promise<void> {
  const { questions, durationSeconds } = await askForQuestions();
  const source = `export const questions = ${JSON.stringify(questions)}; export const durationSeconds = ${durationSeconds};`;
  await build({
    ...bundling,
    entryPoints: Object.keys(quizPeers).map((name) => ({
      in: `${peersDir}${name}/main.${name === 'jspsych' ? 'ts' : 'tsx'}`,
      out: name,
    })),
    outdir: dist,
    plugins: [standIn('questions', source)],
  });
}
