import { vars } from './contract.css.ts';

// Rules of several style sheets. Spread into a style, so that no element needs another class for them.

/** A list without its look. */
export const plainList = { margin: 0, padding: 0, listStyle: 'none' } as const;

/** Parts at both ends of a line; one below the other where they find no room. */
export const atBothEnds = { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between' } as const;

/** Quieter than the text beside it. */
export const quietText = {
  margin: 0,
  color: vars.color.inkMuted,
  fontSize: vars.text.sm,
  lineHeight: 1.5,
};

/** Captions, hints and conditions. */
export const noteText = { ...quietText, fontSize: vars.text.xs };

/** Surface that contrasts with the paper. */
export const onSurface = {
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
};
