// What shows with code and what without. A figure that reacts has `data-alive`, one whose code did not come `data-still`.

/** Style of parts that need code. Their space is reserved if code may load, so that nothing moves; paper has none. */
export const whenAlive = (display: string) => ({
  display: 'none',
  selectors: { 'figure[data-alive] &': { display } },
  '@media': {
    '(scripting: enabled)': {
      display,
      visibility: 'hidden' as const,
      selectors: {
        'figure[data-alive] &': { visibility: 'visible' as const },
        'figure[data-still] &': { display: 'none' },
      },
    },
    print: { selectors: { 'figure &, figure[data-alive] &': { display: 'none' } } },
  },
});

/** Style of the replacement without code. */
export const unlessAlive = (display: string) => ({
  display,
  selectors: { 'figure[data-alive] &': { display: 'none' } },
  '@media': {
    '(scripting: enabled)': { display: 'none', selectors: { 'figure[data-still] &': { display } } },
  },
});
