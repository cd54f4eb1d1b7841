/** The one style sheet of the hosted pages: system letters, light and dark, from 320 px on. */
export const styles = `
:root {
  color-scheme: light dark;
  --paper: #fbfaf6; --surface: #fff; --ink: #15171c; --muted: #5b606b; --line: #e4e1d8;
  --accent: #2b3fd4; --on-accent: #fff; --alert: #9c2f1c;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #101216; --surface: #181b21; --ink: #eceae4; --muted: #a3a7b0; --line: #2a2e37;
    --accent: #8c9bff; --on-accent: #101216; --alert: #ff9d8a;
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 17px/1.5 system-ui, sans-serif; }
.notice { padding: 8px 16px; border-bottom: 1px solid var(--line); color: var(--muted); font-size: 15px; text-align: center; }
main { max-width: 440px; margin: 0 auto; padding: 24px 16px; }
h1 { margin: 0 0 4px; font-size: 20px; line-height: 1.3; }
p { margin: 0 0 16px; }
.total { margin: 0 0 16px; font-size: 34px; line-height: 1.2; font-variant-numeric: tabular-nums; }
.lines { margin: 0 0 24px; padding: 0; border-top: 1px solid var(--line); list-style: none; }
.lines li { display: flex; gap: 16px; justify-content: space-between; padding: 10px 0; border-bottom: 1px solid var(--line); }
.lines span { overflow-wrap: anywhere; }
.lines small { display: block; color: var(--muted); font-size: 15px; }
.lines data { flex: none; font-variant-numeric: tabular-nums; }
.alert { margin: 12px 0 16px; padding: 10px 12px; border: 1px solid var(--alert); border-radius: 10px; color: var(--alert); }
button, .button {
  display: block; width: 100%; min-height: 48px; margin: 0 0 8px; padding: 10px 16px;
  border: 1px solid var(--line); border-radius: 10px; background: var(--surface); color: var(--ink);
  font: inherit; text-align: center; text-decoration: none; cursor: pointer;
}
.main { border-color: var(--accent); background: var(--accent); color: var(--on-accent); font-weight: 600; }
button:hover, .button:hover { border-color: var(--ink); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
h2 { margin: 24px 0 8px; color: var(--muted); font-size: 15px; font-weight: 400; }
.id { margin: 24px 0 0; color: var(--muted); font-size: 13px; overflow-wrap: anywhere; }
`;
