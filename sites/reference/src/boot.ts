// A classic script that runs as early as it can, on the first page before the first paint. A visitor may press a prerendered button before its code is here:
// the press is marked, and repeated by client.ts; so is one on the link to the cookie settings. And while a test is saved on this device, the page shows a
// placeholder instead of a landing that would vanish at once. No imports here: they would make it a module.
{
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return;
    event.target.closest('[data-island]:not([data-mounted]) button')?.setAttribute('data-pressed', '');
    // a second press follows the link: the code may never come
    const link = event.target.closest('[data-cookie-settings]:not([data-pressed])');
    if (!link) return;
    event.preventDefault();
    link.setAttribute('data-pressed', '');
  });
  const key = document.currentScript?.dataset.sessionKey;
  try {
    if (key && localStorage.getItem(key) !== null) document.documentElement.dataset.resuming = '';
  } catch {
    // Storage is forbidden: then nothing can be saved on it either.
  }
}
