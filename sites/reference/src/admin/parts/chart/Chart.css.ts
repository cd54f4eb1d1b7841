import { vars } from '@quotient/iq-test/theme';
import { createVar, style } from '@vanilla-extract/css';

const forcedColors = '(forced-colors: active)';

/** Colors of charts. Forced colors replace them; solid and outlined shapes still differ. */
export const colors = {
  /** Color of the shown part. */
  strong: createVar(),
  /** Color of the whole; always with an outline. */
  soft: createVar(),
  outline: createVar(),
  /** Behind the shapes. */
  area: createVar(),
  line: createVar(),
  text: createVar(),
  ink: createVar(),
};

export const plot = style({
  marginBlockStart: vars.space.s4,
  vars: {
    [colors.strong]: vars.color.accent,
    [colors.soft]: vars.color.accentSoft,
    [colors.outline]: vars.color.accent,
    [colors.area]: vars.color.sunken,
    [colors.line]: vars.color.hairline,
    [colors.text]: vars.color.inkMuted,
    [colors.ink]: vars.color.ink,
  },
  '@media': {
    [forcedColors]: {
      vars: {
        [colors.strong]: 'CanvasText',
        [colors.soft]: 'Canvas',
        [colors.outline]: 'CanvasText',
        [colors.area]: 'Canvas',
        [colors.line]: 'GrayText',
        [colors.text]: 'CanvasText',
        [colors.ink]: 'CanvasText',
      },
      forcedColorAdjust: 'none',
      backgroundColor: 'Canvas',
      color: 'CanvasText',
    },
  },
});
/** The place of the drawing: nothing moves when it arrives. */
export const drawing = style({
  fontSize: vars.text.xs,
  fontVariantNumeric: 'tabular-nums',
});

export const summary = style({
  maxInlineSize: '68ch',
  marginBlock: `${vars.space.s2} 0`,
  color: vars.color.inkMuted,
  fontSize: vars.text.sm,
});
export const part = style({ marginBlockStart: vars.space.s5 });
export const partHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s2,
});
export const partTitle = style({ margin: 0, fontSize: vars.text.md, fontWeight: 600 });

export const tools = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s1,
  marginInlineStart: `calc(-1 * ${vars.space.s2})`,
  padding: 0,
  border: 0,
});
export const tool = style({
  minBlockSize: 44,
  paddingInline: vars.space.s2,
  border: 0,
  borderBlock: '2px solid transparent',
  backgroundColor: 'transparent',
  color: vars.color.inkMuted,
  font: 'inherit',
  fontSize: vars.text.sm,
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: vars.color.ink },
    '&[aria-pressed="true"]': {
      borderBlockEndColor: vars.color.accent,
      color: vars.color.ink,
      fontWeight: 600,
    },
    '&:focus-visible': { outline: `3px solid ${vars.color.accent}`, outlineOffset: -3 },
  },
  '@media': {
    [forcedColors]: {
      borderColor: 'ButtonFace',
      selectors: { '&[aria-pressed="true"]': { borderBlockEndColor: 'Highlight' } },
    },
  },
});
export const divider = style({
  blockSize: 20,
  marginInline: vars.space.s2,
  borderInlineStart: `1px solid ${vars.color.hairline}`,
});

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.s1} ${vars.space.s5}`,
  margin: 0,
  marginBlockStart: vars.space.s3,
  padding: 0,
  color: colors.text,
  fontSize: vars.text.sm,
  listStyle: 'none',
});
export const entry = style({ display: 'inline-flex', alignItems: 'flex-start', gap: vars.space.s2 });
const swatch = {
  boxSizing: 'border-box',
  flex: 'none',
  inlineSize: 12,
  blockSize: 12,
  marginBlockStart: '0.4em',
  border: '1px solid',
} as const;
export const swatches = {
  strong: style({ ...swatch, borderColor: colors.strong, backgroundColor: colors.strong }),
  soft: style({ ...swatch, borderColor: colors.outline, backgroundColor: colors.soft }),
  area: style({ ...swatch, borderColor: colors.line, backgroundColor: colors.area }),
};

export const tip = style({
  display: 'grid',
  gridTemplateColumns: 'auto auto',
  gap: `2px ${vars.space.s4}`,
  margin: 0,
  paddingBlock: vars.space.s2,
  paddingInline: vars.space.s3,
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface,
  color: vars.color.ink,
  boxShadow: vars.shadow.float,
  fontSize: vars.text.sm,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.4,
  '@media': { [forcedColors]: { backgroundColor: 'Canvas', color: 'CanvasText' } },
});
export const tipHead = style({ gridColumn: '1 / -1', fontWeight: 600 });
export const tipName = style({ color: vars.color.inkMuted });
export const tipValue = style({ margin: 0, textAlign: 'end' });
