import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { wide } from '../theme/mediaQueries.ts';
import { plainList } from '../theme/rules.ts';
import { screenOnly } from './Section.css.ts';

/** Links to chapters, only for a report in one long column: on wide screens, its chapters are visible soon enough. */
export const jumps = style([
  screenOnly,
  {
    '@container': { [wide]: { display: 'none' } },
  },
]);
export const list = style({ ...plainList, display: 'flex', flexWrap: 'wrap', gap: vars.space.s2 });
/** Two in a line, four where they find room: never three and one. */
export const item = style({
  flex: '1 1 40%',
  '@container': { 'iq (min-width: 440px)': { flexBasis: 0 } },
});
export const jump = style({
  inlineSize: '100%',
  paddingInline: vars.space.s3,
  fontSize: vars.text.sm,
});
