import * as v from 'valibot';
import { cognitiveCategories, questionSkills, questionTypes } from '../values/question.ts';
import { askableSets, questionSets } from '../values/questionSets.ts';
import { positive } from './scalars.ts';

/** The ability that a question counts for (Specification §9). */
export const CognitiveCategorySchema = v.picklist(cognitiveCategories);
/** Question set (Specification §9). A server that lacks it answers `invalid_request`. */
export const QuestionSetNameSchema = v.picklist(questionSets);
/** Question set that a page may ask for. */
export const AskableSetNameSchema = v.picklist(askableSets);

/** Figure of a question. Relations between its fields are checked when questions are read, see `QuestionSchema`. */
export const VisualPatternSchema = v.object({
  /**
   * Rows of shape tokens (`matrix`) or of `top,left,right,inner` numbers (`triangle-corners`). Exactly one cell is
   * missing.
   */
  grid: v.exactOptional(v.array(v.array(v.string()))),
  /** One token per option, in option order. Absent for options of text. */
  optionShapes: v.exactOptional(v.array(v.string())),
  type: v.picklist(['matrix', 'triangle-corners', 'illustration']),
  /** Site-absolute path of an SVG file. Its text alternative is `imageDescription`. */
  image: v.exactOptional(v.string()),
  imageDescription: v.exactOptional(v.string()),
  /** Width and height in CSS pixels: they reserve its space until it loads, so that the options below don't move. */
  imageSize: v.exactOptional(v.array(positive)),
});

/**
 * Question as a browser gets it while testing: no key, no points, no difficulty (it reveals the points), no
 * explanation.
 */
export const PublicQuestionSchema = v.object({
  /** Unique within its set; (set, id) is the identity. */
  id: positive,
  question: v.string(),
  /** Options in display order. For figures these are the shape tokens. */
  options: v.array(v.string()),
  /** Rough topic (Specification §3); shown as a badge beside it. */
  type: v.picklist(questionTypes),
  /** Topic as the landing page advertises it (Specification §1). */
  skill: v.picklist(questionSkills),
  isVisual: v.exactOptional(v.boolean()),
  visualPattern: v.exactOptional(VisualPatternSchema),
});

/** One of the five abilities in a result. */
export type CognitiveCategory = v.InferOutput<typeof CognitiveCategorySchema>;
/** The figure of a question. */
export type VisualPattern = v.InferOutput<typeof VisualPatternSchema>;
/** A question as a browser may see it while testing. */
export type PublicQuestion = v.InferOutput<typeof PublicQuestionSchema>;
