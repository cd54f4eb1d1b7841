// Runs before the first paint, as a classic script. A visitor may press a prerendered button before its code is here:
// the press is marked, and repeated by client.ts. And while a test is saved on this device, the page shows a
// placeholder instead of a landing that would vanish at once. No imports here: they would make it a module.
{
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('[data-island]:not([data-mounted]) button');
    if (button) button.setAttribute('data-pressed', '');
  });
  const key = document.currentScript?.dataset.sessionKey;
  try {
    if (key && localStorage.getItem(key) !== null) document.documentElement.dataset.resuming = '';
  } catch {
    // Storage is forbidden: then nothing can be saved on it either.
  }
}
