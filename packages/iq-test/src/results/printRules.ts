import type { StyleRule } from '@vanilla-extract/css';

/** Rules for the printed report. The doubled class wins over container queries, which follow in the style sheet. */
export const printRules = (
  rules: NonNullable<StyleRule['selectors']>[string],
): NonNullable<StyleRule['@media']> => ({ print: { selectors: { '&&': rules } } });
