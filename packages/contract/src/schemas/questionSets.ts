import * as v from 'valibot';
import { QuestionSetNameSchema } from './question.ts';
import { positive } from './scalars.ts';

/** A question set that a server has. */
export const OfferedSetSchema = v.object({
  name: QuestionSetNameSchema,
  questionCount: positive,
  durationSeconds: positive,
});

/** A question set that a server has. */
export type OfferedSet = v.InferOutput<typeof OfferedSetSchema>;
