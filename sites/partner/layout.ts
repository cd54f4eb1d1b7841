import { groups, type PartnerPage, pages } from './pages.ts';

/** For text, not for attributes: quotes stay as they are, and the source of the pages readable. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const link = ({ path, title }: PartnerPage, className: string) =>
  `<a class="${className}" href="${path}">${escapeHtml(title)}</a>`;

/** The list that events are written to. Open on pages about events, a quiet line elsewhere. */
function eventLog(state: PartnerPage['log'] = 'closed') {
  if (state === 'none') return '';
  return `
<details class="log"${state === 'open' ? ' open' : ''}>
<summary>Events <span id="log-count">0</span></summary>
<ol id="log" class="lines"></ol>
</details>`;
}

/** The document around every page: head, the way back, the content, the way on. */
function frame(
  { title, style, module, nonce, lang = 'en', dir = 'ltr', className }: Omit<PartnerPage, 'path' | 'line'>,
  top: string,
  content: string,
): string {
  const allowed = nonce ? ' nonce="{{nonce}}"' : '';
  return `<!doctype html>
<html lang="${lang}" dir="${dir}">
<head>
<meta charset="utf-8">
<title>${escapeHtml(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="/assets/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/assets/page.css">${style ? `\n<link rel="stylesheet" href="/assets/${style}">` : ''}
<script src="/assets/page.js"${allowed}></script>${module ? `\n<script src="/assets/${module}" type="module"></script>` : ''}
</head>
<body${className ? ` class="${className}"` : ''}>
<header class="top" lang="en" dir="ltr">
${top}
</header>
<main>
${content}
</main>
<footer class="foot" lang="en" dir="ltr">
<p>Quiz server: <a href="{{quiz}}/">{{quiz}}</a></p>
<p>The same page as another site: <a href="{{other}}{{path}}">{{other}}</a></p>
</footer>
</body>
</html>
`;
}

/** A page of a situation. */
export function layout(page: PartnerPage, content: string): string {
  const at = pages.indexOf(page);
  const [before, after] = at < 0 ? [] : [pages[at - 1], pages[at + 1]];
  const top = `<a class="home" href="/">Partner site</a>
<nav aria-label="Pages">
${[before && link(before, 'before'), after && link(after, 'after')].filter(Boolean).join('\n')}
</nav>`;
  return frame(
    { ...page, title: `${page.title} · Partner site` },
    top,
    `<h1 lang="en" dir="ltr">${escapeHtml(page.title)}</h1>
${content.trim()}${eventLog(page.log)}`,
  );
}

/** The list of all pages, below its introduction. */
export function listPage(introduction: string): string {
  const list = Object.entries(groups).map(
    ([title, pages]) => `<section class="group">
<h2>${escapeHtml(title)}</h2>
<ul>
${pages.map((page) => `<li>${link(page, 'title')}<span>${escapeHtml(page.line)}</span></li>`).join('\n')}
</ul>
</section>`,
  );
  return frame(
    { title: 'Partner site', className: 'list' },
    '<span class="home">Partner site</span>',
    `${introduction.trim()}\n${list.join('\n')}`,
  );
}
