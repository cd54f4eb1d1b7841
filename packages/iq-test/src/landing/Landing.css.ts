import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { extraWide, wide } from '../theme/mediaQueries.ts';
import { onSurface, plainList, quietText } from '../theme/rules.ts';
import { heading, lead as leadText, overline } from '../theme/typography.css.ts';

export const landing = style({
  display: 'grid',
  maxInlineSize: 1120,
  marginInline: 'auto',
  paddingBlockEnd: vars.space.s7,
});

export const notices = style({ display: 'grid', gap: vars.space.s3, paddingBlockStart: vars.space.s2 });
/** A line or a button, no wider than its words. */
export const lastResult = style([notices, { justifyItems: 'start' }]);

export const hero = style({
  display: 'grid',
  gap: vars.space.s7,
  alignItems: 'center',
  // on a phone the start button is to be seen at once, above a banner that asks about cookies
  paddingBlock: `${vars.space.s4} ${vars.space.s6}`,
  '@container': {
    [wide]: { paddingBlock: vars.space.s7 },
    [extraWide]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      columnGap: vars.space.s8,
      paddingBlock: vars.space.s8,
    },
  },
});
export const claim = style([
  overline,
  {
    marginBlockEnd: vars.space.s1,
    fontSize: vars.text.sm,
    fontWeight: 500,
    letterSpacing: 0,
    '@container': { [wide]: { marginBlockEnd: vars.space.s3 } },
  },
]);
/** Note beside a claim, in the size of the claim's words. */
export const claimNote = style({ display: 'block', flexBasis: '100%' });
export const title = style([
  heading.hero,
  { maxInlineSize: '14em', outline: 'none', fontSize: `min(${vars.text.hero}, 9.4cqi)` },
]);
export const lead = style([
  leadText,
  {
    marginBlockStart: vars.space.s3,
    fontSize: vars.text.md,
    lineHeight: 1.4,
    textWrap: 'pretty',
    '@container': {
      [wide]: {
        marginBlockStart: vars.space.s4,
        fontSize: vars.text.lg,
        lineHeight: 1.5,
        textWrap: 'balance',
      },
    },
  },
]);

export const start = style({
  display: 'grid',
  gap: vars.space.s4,
  marginBlockStart: vars.space.s4,
  maxInlineSize: 520,
  '@container': { [wide]: { gap: vars.space.s5, marginBlockStart: vars.space.s6 } },
});
export const price = style({ display: 'grid', gap: vars.space.s1 });
export const priceNote = style({ margin: 0, fontWeight: 600 });
export const priceText = style({ ...quietText, textWrap: 'pretty' });

/** Starts where the title starts, so that it stays in place when the next example is lower. */
export const specimen = style({
  inlineSize: '100%',
  maxInlineSize: 420,
  marginInline: 'auto',
  '@container': { [extraWide]: { alignSelf: 'start' } },
});

export const badges = style({
  ...plainList,
  display: 'grid',
  borderBlock: `1px solid ${vars.color.hairline}`,
  '@container': { [wide]: { gridAutoFlow: 'column', gridAutoColumns: '1fr' } },
});
export const badge = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.s2,
  paddingBlock: vars.space.s4,
  color: vars.color.inkMuted,
  fontSize: vars.text.sm,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.hairline}` } },
  '@container': {
    [wide]: {
      display: 'block',
      paddingInline: vars.space.s5,
      paddingBlock: vars.space.s5,
      selectors: {
        '&:first-child': { paddingInlineStart: 0 },
        '& + &': { borderBlockStart: 0, borderInlineStart: `1px solid ${vars.color.hairline}` },
      },
    },
  },
});
export const badgeValue = style([
  heading.section,
  {
    fontVariantNumeric: 'lining-nums',
    '@container': { [wide]: { display: 'block', fontSize: vars.text.xxl } },
  },
]);

export const section = style({
  display: 'grid',
  gap: vars.space.s6,
  paddingBlock: vars.space.s7,
  '@container': { [wide]: { paddingBlock: vars.space.s8 } },
});
export const ruled = style({ borderBlockStart: `1px solid ${vars.color.hairline}` });
export const sectionTitle = style([heading.page]);

export const cards = style({
  ...plainList,
  display: 'grid',
  gap: vars.space.s4,
  '@container': { [wide]: { gridTemplateColumns: 'repeat(3, 1fr)' }, [extraWide]: { gap: vars.space.s5 } },
});
export const card = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.s2,
  padding: vars.space.s5,
  ...onSurface,
});
export const itemTitle = style([heading.item]);
export const text = style({ ...quietText, maxInlineSize: '52ch', lineHeight: 1.55, textWrap: 'pretty' });

export const nowrap = style({ whiteSpace: 'nowrap' });

export const expect = style({
  display: 'grid',
  gap: vars.space.s7,
  '@container': {
    [extraWide]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 8fr)', columnGap: vars.space.s8 },
  },
});
export const points = style({
  ...plainList,
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.s5,
});
export const point = style({ display: 'grid', gap: vars.space.s1 });
export const types = style({ display: 'grid', alignContent: 'start', gap: vars.space.s3 });
export const typeList = style({
  display: 'grid',
  margin: 0,
  '@container': { [wide]: { gridTemplateColumns: '1fr 1fr', columnGap: vars.space.s6 } },
});
export const type = style({
  display: 'grid',
  alignContent: 'start',
  gap: 2,
  paddingBlock: vars.space.s4,
  borderBlockStart: `1px solid ${vars.color.hairline}`,
});
export const typeName = style({ fontWeight: 600 });

export const closing = style({ justifyItems: 'start', gap: vars.space.s4 });
export const closingText = style({ margin: 0, maxInlineSize: '56ch' });
export const disclaimer = style([text, { fontSize: vars.text.xs }]);
