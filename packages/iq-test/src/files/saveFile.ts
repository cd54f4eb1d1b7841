/** Long enough for a browser to begin the download; some look at the address only then. */
const RELEASE_AFTER_MS = 60_000;

/** Lets the browser save a text as a JSON file. */
export function saveFile(name: string, json: string): void {
  const url = URL.createObjectURL(new Blob([json], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), RELEASE_AFTER_MS);
}
