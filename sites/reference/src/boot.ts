// A classic script that runs before the first paint. A visitor may press a prerendered button, or a link that code
// answers, before that code is here: the press is marked, and the code repeats it. And while a test is saved on this
// device, the page shows a placeholder instead of a landing that would vanish at once. No imports here: they would make
// it a module.
{
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return;
    event.target.closest('[data-island]:not([data-mounted]) button')?.setAttribute('data-pressed', '');
    // a second press follows the link: the code may never come
    const link = event.target.closest(
      '[data-cookie-settings]:not([data-pressed]), [data-invite]:not([data-pressed])',
    );
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    link.setAttribute('data-pressed', '');
  });
  // The address of a private page opens it. Links within the page, such as the skip link, must not replace it.
  addEventListener('hashchange', (event) => {
    if (document.documentElement.dataset.private === undefined) return;
    if (!document.getElementById(location.hash.slice(1))) return;
    event.stopImmediatePropagation(); // for the page, its address hasn't changed
    history.replaceState(history.state, '', event.oldURL);
  });
  const prefix = document.currentScript?.dataset.keyPrefix;
  const keys = ['session', 'last_session'];
  try {
    const saved = keys.filter((key) => localStorage.getItem(prefix + key) !== null);
    // the last finished test is a line on the landing; one that goes on takes its place
    if (saved.includes('session')) document.documentElement.dataset.resuming = '';
    if (saved.length > 0) document.documentElement.dataset.saved = '';
  } catch {
    // Storage is forbidden: then nothing can be saved on it either.
  }
}
