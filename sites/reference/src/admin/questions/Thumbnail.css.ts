import { vars } from '@quotient/iq-test/theme';
import { style } from '@vanilla-extract/css';

export const thumbnail = style({
  // the question mark of a missing cell is as large as a heading
  vars: { [vars.text.xxl]: '20px' },
  flex: 'none',
  alignSelf: 'start',
  inlineSize: 112,
  maxBlockSize: 168,
  overflow: 'hidden',
  pointerEvents: 'none',
});
const list = { display: 'grid', margin: 0, padding: 0, listStyle: 'none' } as const;
export const figures = style({
  ...list,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.s2,
});
export const texts = style({ ...list, borderBlockStart: `1px solid ${vars.color.hairline}` });
export const option = style({
  minInlineSize: 0,
  color: vars.color.inkMuted,
  fontSize: vars.text.xs,
  lineHeight: 1.4,
  selectors: {
    [`${texts} > &`]: {
      paddingBlock: 3,
      borderBlockEnd: `1px solid ${vars.color.hairline}`,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
  },
});
