import groups, { type TokenDocs } from 'virtual:theme-docs';

const code = (text = '') => `\`${text}\``;

/** A color as it is where the page is shown; in text there is nothing of it. */
const Swatch = ({ color }: { color: string }) => (
  <span
    style={{
      display: 'inline-block',
      inlineSize: 64,
      blockSize: 20,
      background: color,
      border: '1px solid #8888',
    }}
  />
);

/** `16px`; two where a wide widget has another. A step of the grid without its density. */
function defaultOf({ value = '', wideValue }: TokenDocs): string {
  const narrow = code(value.replace(/^calc\((\S+).*$/, '$1'));
  return wideValue ? `${narrow}, wide ${code(wideValue)}` : narrow;
}

const [colors, ...others] = groups;

/** One row for each color: its variable, what it is for, its value in both themes, and how it looks here. */
export const colorRows = (colors?.tokens ?? []).map(({ variable, description, light, dark }) => [
  code(variable),
  description,
  code(light?.value),
  code(dark?.value),
  <Swatch key={variable} color={`var(${variable})`} />,
]);

/** One row for each other kind of variables: what they begin with, and what they take. */
export const groupRows = others.map(({ name, description, tokens }) => {
  const start = `--iq-${name}`;
  return [code(tokens[0]?.variable === start ? start : `${start}-…`), description];
});

/** One row for each variable that isn't a color: its purpose and its default. */
export const tokenRows = others.flatMap(({ tokens }) =>
  tokens.map((token) => [code(token.variable), token.description, defaultOf(token)]),
);
