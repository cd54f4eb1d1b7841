import { type Question, QuestionSchema, type QuestionSetName, questionSets } from '@quotient/contract';
import * as v from 'valibot';
import type { Bank } from '../session/ports.ts';
import { files as advancedMatrices } from './advanced/matrices/files.ts';
import { files as advancedSpatial } from './advanced/spatial/files.ts';
import { files as advancedText } from './advanced/text/files.ts';
import { files as extendedMatrices } from './extended/matrices/files.ts';
import { files as extendedSpatial } from './extended/spatial/files.ts';
import { files as extendedText } from './extended/text/files.ts';
import type { FormStock } from './formStock.ts';
import { files as main } from './main/files.ts';
import proven from './proven.json' with { type: 'json' };
import { refuseUnproven } from './proven.ts';
import { files as visualMatrices } from './visual/matrices/files.ts';
import { files as visualNumbers } from './visual/numbers/files.ts';
import { files as visualSpatial } from './visual/spatial/files.ts';

/** Questions of one set in display order. A question is identified by (set, id): ids overlap between sets. */
interface QuestionSet {
  readonly set: QuestionSetName;
  readonly questions: readonly Question[];
}

const text = v.pipe(v.string(), v.minLength(1));
const questionId = v.pipe(v.string(), v.digits());

/** Words about each choice, as in a `Question`. `npm run bank -- generate` writes them. */
const choices = v.exactOptional(v.array(v.string()));

/** File `answerKey.json`: question id → its key, and notes for those who maintain the bank. */
export const AnswerKeySchema = v.record(
  questionId,
  v.strictObject({
    correct: v.pipe(v.number(), v.integer(), v.minValue(0)),
    explanation: text,
    choices,
    /**
     * Notes for readers of the bank: wrong option → why somebody takes it, and why it is wrong. Not part of a
     * `Question`.
     */
    tempting: v.exactOptional(v.record(questionId, text)),
    /** Classic type that the question follows, absent for our own: see `ideasOf`. Not part of a `Question`. */
    idea: v.exactOptional(v.pipe(text, v.maxLength(120))),
  }),
);

/** Joins questions and answer key by id. Throws if either has an entry that the other lacks, or one is malformed. */
export function joinAnswerKey(set: QuestionSetName, questions: unknown, answerKey: unknown): QuestionSet {
  const keys = new Map(Object.entries(v.parse(AnswerKeySchema, answerKey)));
  const joined = v.parse(v.array(v.looseObject({ id: v.number() })), questions).map((question) => {
    const key = keys.get(String(question.id));
    if (!key)
      throw new Error(
        `Question ${question.id} of set "${set}" has no entry in its answer key, or is there twice.`,
      );
    keys.delete(String(question.id));
    const { tempting = {}, idea: _, ...answer } = key;
    const whole = v.parse(QuestionSchema, { ...question, ...answer });
    const wrong = Object.keys(whole.options).filter((index) => Number(index) !== whole.correct);
    const noted = Object.keys(tempting);
    if (noted.some((index) => !wrong.includes(index)) || (whole.verified === 'human' && noted.length < 2))
      throw new Error(
        `Question ${question.id} of set "${set}" needs notes on at least two of its wrong options, and on no other.`,
      );
    return whole;
  });
  if (keys.size > 0) {
    throw new Error(
      `The answer key of set "${set}" has entries without a question: ${[...keys.keys()].join(', ')}.`,
    );
  }
  return { set, questions: joined };
}

const TranslationSchema = v.record(
  questionId,
  v.strictObject({
    question: text,
    options: v.exactOptional(v.array(text)),
    /** Image of the translation, only if words in it differ. */
    image: v.exactOptional(v.pipe(v.string(), v.startsWith('/figures/'))),
    imageDescription: v.exactOptional(text),
  }),
);
const TranslatedKeySchema = v.record(questionId, v.strictObject({ explanation: text, choices }));

/**
 * Translates questions. Keys, order and figures stay: only words are replaced. Throws if a question has no
 * translation, or one with another number of options.
 */
export function translateQuestions(
  questions: readonly Question[],
  translation: unknown,
  translatedKey: unknown,
): readonly Question[] {
  const texts = v.parse(TranslationSchema, translation);
  const explanations = v.parse(TranslatedKeySchema, translatedKey);
  return questions.map((question) => {
    const translated = texts[question.id];
    const key = explanations[question.id];
    const options = translated?.options ?? question.options;
    const described = question.visualPattern?.imageDescription !== undefined;
    if (
      !translated ||
      !key ||
      !key.choices !== !question.choices ||
      options.length !== question.options.length ||
      described !== (translated.imageDescription !== undefined)
    )
      throw new Error(`Question ${question.id} is not fully translated.`);
    return v.parse(QuestionSchema, {
      ...question,
      question: translated.question,
      options,
      ...key,
      ...(described && {
        visualPattern: {
          ...question.visualPattern,
          image: translated.image ?? question.visualPattern?.image,
          imageDescription: translated.imageDescription,
        },
      }),
    });
  });
}

/** Content of a folder of questions. */
interface Folder {
  readonly questions: unknown;
  readonly answerKey: unknown;
  /** Language code → its questions, and its explanations. */
  readonly translations: Readonly<Record<string, readonly [questions: unknown, answerKey: unknown]>>;
}

/** Folders of each set. To add one, add its files, an import and its name here. */
export const folders: { readonly [Set in QuestionSetName]?: readonly Folder[] } = {
  main: [main],
  advanced: [advancedText, advancedMatrices, advancedSpatial],
  visual: [visualMatrices, visualSpatial, visualNumbers],
  extended: [extendedText, extendedMatrices, extendedSpatial],
};

/** Sorts questions into display order, from any folders. Throws for a repeated id. */
function inOrder(set: QuestionSetName, questions: readonly Question[]): readonly Question[] {
  const sorted = [...questions].sort((a, b) => a.id - b.id);
  const twice = sorted.find(({ id }, i) => sorted[i - 1]?.id === id);
  if (twice) throw new Error(`Question ${twice.id} of set "${set}" is there twice.`);
  return sorted;
}

/** Reads the folders of a set: its questions by language code. Throws if anything is missing in any language. */
export function readSet(
  set: QuestionSetName,
  parts: readonly Folder[],
): ReadonlyMap<string, readonly Question[]> {
  const read = parts.map((part) => ({
    ...part,
    english: joinAnswerKey(set, part.questions, part.answerKey).questions,
  }));
  const languages = new Set(parts.flatMap(({ translations }) => Object.keys(translations)));
  const english = inOrder(
    set,
    read.flatMap((part) => part.english),
  );
  const others = [...languages].map((code) => {
    const translated = read.flatMap((part) =>
      translateQuestions(part.english, ...(part.translations[code] ?? [{}, {}])),
    );
    return [code, inOrder(set, translated)] as const;
  });
  return new Map([['en', english], ...others]);
}

const sets = new Map(
  questionSets.flatMap((set) => {
    const parts = folders[set];
    return parts ? [[set, readSet(set, parts)] as const] : [];
  }),
);

/** The combined question bank: every set, with keys and explanations. Never leaves the server. */
export const bank: readonly QuestionSet[] = [...sets].map(([set, languages]) => ({
  set,
  questions: languages.get('en') ?? [],
}));

/**
 * Questions of that set, in the language of a BCP 47 tag if the set has it, otherwise in English; `undefined` if the
 * bank doesn't have the set (yet).
 */
export const getQuestionSet = (
  name: QuestionSetName,
  locale: string | null = null,
): readonly Question[] | undefined =>
  sets.get(name)?.get(locale?.split('-')[0] ?? 'en') ?? sets.get(name)?.get('en');

/**
 * Makes the bank of the app. Throws if a question differs from its proven form.
 * @param forms Source of the forms of the set `fresh`. Without it there is no such set.
 * @param parallel Forms for retakes, see `createParallelForms`. Without it there are none.
 */
export const createBank = (forms?: Pick<FormStock, 'take'>, parallel?: Bank['parallel']): Bank => {
  refuseUnproven(bank, proven);
  return {
    sets: [...bank.map(({ set }) => set), ...(forms ? (['fresh'] as const) : [])],
    getQuestionSet,
    ...(forms && { takeForm: forms.take }),
    ...(parallel && { parallel }),
  };
};
