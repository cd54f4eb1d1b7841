/** Style sheet of the API page. It has its own route because inline styles aren't allowed. */
export const apiStyles = `
:root {
  color-scheme: light dark;
  --paper: #fbfaf6; --surface: #fff; --ink: #15171c; --muted: #5b606b; --line: #e4e1d8; --accent: #2b3fd4;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #101216; --surface: #181b21; --ink: #eceae4; --muted: #a3a8b3; --line: #2a2e37; --accent: #8c9bff;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0; padding: 2rem 1rem 4rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.55 system-ui, sans-serif;
}
main { max-inline-size: 56rem; margin-inline: auto; }
h1, h2, h3 { font-family: Georgia, serif; font-weight: 600; line-height: 1.2; }
h2 { margin-block: 3rem 1rem; padding-block-start: 1rem; border-block-start: 1px solid var(--line); }
a { color: var(--accent); }
code { font-family: ui-monospace, monospace; font-size: 0.92em; overflow-wrap: anywhere; }
section { margin-block: 1rem; padding: 1rem 1.25rem; background: var(--surface); border: 1px solid var(--line); border-radius: 16px; }
section h3 { margin-block: 0 0.5rem; font: 600 1rem/1.4 ui-monospace, monospace; overflow-wrap: anywhere; }
.method { color: var(--accent); text-transform: uppercase; }
.muted { color: var(--muted); }
.scroll { overflow-x: auto; }
table { inline-size: 100%; border-collapse: collapse; }
th, td { padding: 0.4rem 0.75rem 0.4rem 0; text-align: start; vertical-align: top; border-block-end: 1px solid var(--line); }
tr:last-child > * { border-block-end: 0; }
th { font-weight: 600; color: var(--muted); white-space: nowrap; }
`;
