import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { extraWide } from '../theme/mediaQueries.ts';
import { heading, muted, small } from '../theme/typography.css.ts';
import { focusRing } from '../ui/Button.css.ts';
import { printRules } from './printRules.ts';

/** Style of content for the screen only: forms, buttons, the review. */
export const screenOnly = style({ '@media': printRules({ display: 'none' }) });

/** A chapter of the report: its heading is beside it on wide screens. */
export const section = style({
  display: 'grid',
  gap: vars.space.s5,
  paddingBlock: vars.space.s7,
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  '@container': {
    [extraWide]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 9fr)', columnGap: vars.space.s7 },
  },
  '@media': printRules({ gridTemplateColumns: '1fr', gap: 6, paddingBlock: 10, breakInside: 'avoid' }),
});

export const head = style({
  display: 'grid',
  gap: vars.space.s3,
  alignContent: 'start',
  justifyItems: 'start',
});

/** A heading that a jump leads to: not on the very edge of what is in sight. */
export const jumpTarget = style([focusRing, { scrollMarginBlockStart: vars.space.s5 }]);

export const title = style([heading.section, jumpTarget, { '@media': printRules({ fontSize: 18 }) }]);

export const lead = style([screenOnly, small, muted, { maxInlineSize: '44ch', textWrap: 'balance' }]);

export const content = style({ minInlineSize: 0 });
