import { type Question, type QuestionSetName, QuestionSetNameSchema } from '@quotient/contract';
import * as v from 'valibot';
import type { QuestionBook, QuestionNotes } from '../operators/questionBook.ts';
import { AnswerKeySchema, bank, folders, getQuestionSet } from './bank.ts';
import { ideasOf } from './classicTypes.ts';
import { drawMatrices, putIntoWords } from './figures/form.ts';
import type { Matrix } from './figures/generate.ts';
import { matrixIdea } from './figures/question.ts';
import proven from './proven.json' with { type: 'json' };
import { verifyQuestion } from './verify/verdict.ts';

const count = v.number();
const ProofSchema = v.object({
  method: v.string(),
  rules: v.array(v.string()),
  fitting: v.array(count),
  lookAlikes: v.array(v.tuple([count, count])),
  fingerprint: v.string(),
});
/** Output of `npm run bank -- verify`. */
const TableSchema = v.object({
  sets: v.array(
    v.object({
      set: QuestionSetNameSchema,
      verdicts: v.array(v.object({ id: v.number(), ...ProofSchema.entries })),
    }),
  ),
});

/** Notes on the wrong options of a set: question id → option index → why somebody takes it. */
const temptingOf = (set: QuestionSetName) =>
  new Map(
    (folders[set] ?? []).flatMap(({ answerKey }) =>
      Object.entries(v.parse(AnswerKeySchema, answerKey)).map(([id, { tempting = {} }]) => [
        Number(id),
        Object.entries(tempting).map(([index, why]) => ({ optionIndex: Number(index), why })),
      ]),
    ),
  );

function readNotes(set: QuestionSetName): ReadonlyMap<number, QuestionNotes> {
  const tempting = temptingOf(set);
  const ideas = ideasOf(set);
  const verdicts = v.parse(TableSchema, proven).sets.find((table) => table.set === set)?.verdicts ?? [];
  return new Map(
    verdicts.map(({ id, ...proof }) => [
      id,
      { tempting: tempting.get(id) ?? [], idea: ideas.get(id) ?? null, proof },
    ]),
  );
}

/** Notes on a generated question: it has no row in the table, so it is proven on request. */
const noteGenerated = (question: Question): QuestionNotes => ({
  tempting: [],
  idea: matrixIdea,
  proof: v.parse(ProofSchema, verifyQuestion(question)),
});

/** Most remembered samples: making a form takes a twentieth of a second, and one is read question by question. */
const SAMPLES_KEPT = 4;

/** The bank as operators read it, with samples of the set `fresh`. */
export function createQuestionBook(): QuestionBook {
  const samples = new Map<string, readonly Matrix[]>();
  const sample = (seed: string): readonly Matrix[] => {
    const made = samples.get(seed) ?? drawMatrices(seed);
    samples.delete(seed);
    samples.set(seed, made);
    const [oldest] = samples.keys();
    if (samples.size > SAMPLES_KEPT && oldest !== undefined) samples.delete(oldest);
    return made;
  };
  const notes = new Map(bank.map(({ set }) => [set, readNotes(set)]));
  return {
    sets: [...bank.map(({ set }) => set), 'fresh'],
    questionsOf: (set, locale, seed) =>
      set === 'fresh' ? putIntoWords(sample(seed), locale) : getQuestionSet(set, locale),
    notesOn: (set, question) =>
      set === 'fresh' ? noteGenerated(question) : notes.get(set)?.get(question.id),
  };
}
