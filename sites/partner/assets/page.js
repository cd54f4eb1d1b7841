// What every page of this site has: the list of events, copy buttons, colored code. Nothing that the element needs.
// what is declared in the block stays in it
{
  const eventNames = [
    'ready',
    'start',
    'answer',
    'step',
    'warning',
    'finish',
    'payment-open',
    'paid',
    'results',
    'error',
    'resize',
    'close',
  ];
  /** Lines kept: a page may stay open for a whole test. */
  const LOG_LENGTH = 300;
  const COPIED_MS = 2000;

  /** Parts of code by color. One rough pattern does for all the languages shown here. */
  const codeParts = new RegExp(
    [
      /(?<comment>\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->|(?<=^|\s)\/\/.*)/,
      /(?<value>"[^"\n]*"|'[^'\n]*'|`[^`]*`)/,
      /(?<tag><\/?[a-zA-Z][\w-]*|(?<!=)\/?>)/,
      /(?<name>[\w:@.-]+(?==["'{])|[\w-]+(?=:\s)|(?<=^ *|: )[a-z]+-(?:src|uri|action|ancestors)\b)/,
    ]
      .map(({ source }) => source)
      .join('|'),
    'gm',
  );

  // from the first moment on: an element may speak before the page is read to its end
  const early = [];
  let write = (event) => early.push(event);
  for (const name of eventNames) document.addEventListener(`iq-test:${name}`, (event) => write(event));

  function startLog() {
    const log = document.querySelector('.log #log');
    if (!log) {
      write = () => {};
      return;
    }
    const count = document.querySelector('#log-count');
    const isOneOfMany = document.querySelectorAll('#first, #second').length > 0;
    let total = 0;
    write = ({ type, detail, target }) => {
      const line = document.createElement('li');
      line.dataset.event = type;
      if (isOneOfMany && target.id) line.dataset.target = `#${target.id}`;
      line.textContent = JSON.stringify(detail);
      log.append(line);
      if (log.children.length > LOG_LENGTH) log.firstElementChild.remove();
      total += 1;
      count.textContent = total;
    };
    early.splice(0).forEach(write);
  }

  /** Also where the clipboard is out of reach: on a plain-http address other than localhost. */
  async function copy(element) {
    try {
      await navigator.clipboard.writeText(element.textContent);
    } catch {
      getSelection().selectAllChildren(element);
      document.execCommand('copy');
    }
  }

  function addCopyButtons() {
    const status = document.createElement('p');
    status.className = 'visually-hidden';
    status.setAttribute('role', 'status');
    document.body.append(status);
    for (const figure of document.querySelectorAll('.code')) {
      const caption = figure.querySelector('figcaption');
      const label = caption.textContent.trim();
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = 'Copy';
      button.setAttribute('aria-label', `Copy: ${label}`);
      let timer;
      button.addEventListener('click', async () => {
        await copy(figure.querySelector('code'));
        button.textContent = 'Copied';
        status.textContent = `Copied: ${label}`;
        clearTimeout(timer);
        timer = setTimeout(() => {
          button.textContent = 'Copy';
          status.textContent = '';
        }, COPIED_MS);
      });
      caption.append(button);
    }
  }

  /** Colors without a change to the text, by the custom highlight API; browsers without it show plain code. */
  function colorCode() {
    if (!CSS.highlights) return;
    const highlights = Object.fromEntries(
      ['comment', 'value', 'tag', 'name'].map((part) => [part, new Highlight()]),
    );
    for (const [part, highlight] of Object.entries(highlights)) CSS.highlights.set(`code-${part}`, highlight);
    const paint = () => {
      for (const highlight of Object.values(highlights)) highlight.clear();
      for (const { firstChild: text } of document.querySelectorAll('.code code'))
        for (const { index, 0: match, groups } of text?.data.matchAll(codeParts) ?? []) {
          const part = Object.keys(groups).find((name) => groups[name] !== undefined);
          const range = { startContainer: text, startOffset: index, endContainer: text };
          highlights[part].add(new StaticRange({ ...range, endOffset: index + match.length }));
        }
    };
    paint();
    const observer = new MutationObserver(paint);
    for (const code of document.querySelectorAll('.code code'))
      observer.observe(code, { childList: true, characterData: true, subtree: true });
  }

  /** Code that is larger than its frame can be scrolled by keyboard; the rest is no stop on the way. */
  function makeLargeCodeReachable() {
    const measure = (pre) => {
      const isLarge = pre.scrollWidth > pre.clientWidth || pre.scrollHeight > pre.clientHeight;
      if (isLarge) pre.tabIndex = 0;
      else pre.removeAttribute('tabindex');
    };
    const sizes = new ResizeObserver((entries) => {
      for (const { target } of entries) measure(target);
    });
    for (const pre of document.querySelectorAll('pre')) {
      sizes.observe(pre);
      // longer lines leave the frame as large as it was
      new MutationObserver(() => measure(pre)).observe(pre, {
        childList: true,
        characterData: true,
        subtree: true,
      });
    }
  }

  document.addEventListener('DOMContentLoaded', () => {
    startLog();
    addCopyButtons();
    colorCode();
    makeLargeCodeReachable();
  });
}
