import type { VisualPattern } from '@quotient/contract';

/** Whether `QuestionFigure` draws anything: some questions have figures as options only. */
export const hasFigure = (pattern: VisualPattern | undefined): boolean =>
  pattern?.grid !== undefined || pattern?.image !== undefined;
