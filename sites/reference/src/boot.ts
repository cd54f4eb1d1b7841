// Runs before the first paint, as a classic script: while a test is saved on this device, the page shows a
// placeholder instead of a landing that would vanish at once. No imports here: they would make it a module.
{
  const key = document.currentScript?.dataset.sessionKey;
  try {
    if (key && localStorage.getItem(key) !== null) document.documentElement.dataset.resuming = '';
  } catch {
    // Storage is forbidden: then nothing can be saved on it either.
  }
}
