import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { plainList } from '../theme/rules.ts';
import { heading, muted, small } from '../theme/typography.css.ts';
import { button, quiet } from '../ui/Button.css.ts';
import * as dialogStyles from '../ui/Dialog.css.ts';
import { input as switchInput } from '../ui/Switch.css.ts';
import { action as bannerAction, close as bannerClose } from './consentBanner.css.ts';

export const dialog = style([
  dialogStyles.dialog,
  {
    inlineSize: 'min(620px, calc(100vw - 32px))',
    // what gets the focus stays clear of the actions at the foot
    scrollPaddingBlockEnd: 96,
  },
]);
// room for the close button
globalStyle(`${dialog} h2`, { paddingInlineEnd: vars.space.s7 });
export const close = style([bannerClose, { insetBlockStart: vars.space.s3, insetInlineEnd: vars.space.s3 }]);
/** The choices stay in view while the categories scroll behind them, on phones in one row as in the banner. */
globalStyle(`${dialog} ${dialogStyles.actions}`, {
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s2,
  marginBlock: `0 calc(-1 * ${vars.space.s5})`,
  marginInline: `calc(-1 * ${vars.space.s5})`,
  paddingBlock: vars.space.s3,
  paddingInline: vars.space.s5,
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  backgroundColor: vars.color.surface,
});
export const action = style([bannerAction]);
export const text = style([small, muted]);
/** Below the introduction. */
export const note = style([text, { marginBlockStart: vars.space.s2 }]);
export const cards = style({
  ...plainList,
  display: 'grid',
  gap: 0,
  marginBlockStart: vars.space.s4,
});
export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space.s4,
  rowGap: vars.space.s1,
  alignItems: 'start',
  paddingBlock: vars.space.s4,
  borderBlockStart: `1px solid ${vars.color.hairline}`,
});
export const toggle = style([switchInput, { justifySelf: 'end' }]);
export const name = style([heading.item, { cursor: 'pointer' }]);
export const state = style({
  gridColumn: 2,
  fontSize: vars.text.xs,
  color: vars.color.inkMuted,
  textAlign: 'end',
});
export const description = style([small, { gridColumn: 1 }]);
export const examples = style([description, muted]);
/** Begins where the words begin. */
export const receipt = style([
  button,
  quiet,
  {
    textAlign: 'start',
    minBlockSize: 44,
    marginInlineStart: `calc(-1 * ${vars.space.s3})`,
    paddingInline: vars.space.s3,
    fontSize: vars.text.sm,
  },
]);
