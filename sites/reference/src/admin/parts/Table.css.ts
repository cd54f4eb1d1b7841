import { vars } from '@quotient/iq-test/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const focused = { outline: `3px solid ${vars.color.accent}`, outlineOffset: 2 } as const;

export const scroller = style({
  marginBlock: vars.space.s4,
  overflowX: 'auto',
  selectors: { '&:focus-visible': focused },
});
export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.text.sm,
  lineHeight: 1.4,
});
export const caption = style({
  paddingBlockEnd: vars.space.s2,
  color: vars.color.inkMuted,
  fontSize: vars.text.sm,
  textAlign: 'start',
});
const cells = {
  paddingBlock: vars.space.s2,
  paddingInline: vars.space.s2,
  textAlign: 'start',
  verticalAlign: 'baseline',
} as const;
const numbers = { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;
const heads = {
  borderBlockEnd: `1px solid ${vars.color.outline}`,
  color: vars.color.inkMuted,
  fontWeight: 600,
  verticalAlign: 'bottom',
} as const;
export const head = style({ ...cells, ...heads });
export const numberHead = style({ ...cells, ...heads, textAlign: 'end' });
export const row = style({
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
  selectors: { '&:hover': { backgroundColor: vars.color.sunken } },
});
export const cell = style(cells);
export const number = style({ ...cells, ...numbers });
export const name = style({ ...cells, fontWeight: 600 });
export const sort = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s1,
  minBlockSize: 32,
  margin: 0,
  padding: 0,
  border: 0,
  backgroundColor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'inherit',
  cursor: 'pointer',
  selectors: { '&:hover': { color: vars.color.ink }, '&:focus-visible': focused },
});
/** Height of the sortable heads beside it, for one baseline. */
export const plainHead = style({ display: 'inline-flex', alignItems: 'center', minBlockSize: 32 });
export const arrow = style({ fontSize: '0.85em' });

/** Rows become lists: on phones, or for tables with many columns on all but wide screens. */
export const stacked = { phone: style({}), wide: style({}) };
const narrowQueries = { phone: '(max-width: 639px)', wide: '(max-width: 1199px)' };

for (const kind of ['phone', 'wide'] as const) {
  const narrow = (part: string, rule: Record<string, string | number>) =>
    globalStyle(`${stacked[kind]}${part}`, { '@media': { [narrowQueries[kind]]: rule } });
  narrow('', { display: 'block' });
  narrow(' tbody', { display: 'block' });
  narrow(' thead', {
    position: 'absolute',
    overflow: 'hidden',
    inlineSize: 1,
    blockSize: 1,
    clipPath: 'inset(50%)',
  });
  narrow(' tbody tr', { display: 'block', paddingBlock: vars.space.s3 });
  narrow(' tbody th', { display: 'block', padding: 0, paddingBlockEnd: vars.space.s1 });
  narrow(' tbody td', {
    display: 'grid',
    gridTemplateColumns: '128px minmax(0, 1fr)',
    columnGap: vars.space.s3,
    paddingBlock: 2,
    paddingInline: 0,
    textAlign: 'start',
  });
  narrow(' tbody td:has(> :only-child:empty)', { display: 'none' });
  narrow(' tbody td::before', {
    content: 'attr(data-head)',
    whiteSpace: 'normal',
    overflowWrap: 'break-word',
    hyphens: 'auto',
    gridRow: '1 / span 9',
    color: vars.color.inkMuted,
    fontSize: vars.text.xs,
  });
  narrow(' tbody td > *', { gridColumn: 2, justifySelf: 'start' });
}
