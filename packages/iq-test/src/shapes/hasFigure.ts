import type { VisualPattern } from '@quotient/contract';

/** Returns true if `QuestionFigure` draws anything: some questions have figures as options only. */
export const hasFigure = (pattern: VisualPattern | undefined): pattern is VisualPattern =>
  pattern?.grid !== undefined || pattern?.image !== undefined;
