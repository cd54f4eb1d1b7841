import { EditorView } from '@codemirror/view';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { CodeEditor } from './CodeEditor.tsx';

/** The editor in a page that shows what it has heard of it. */
function Page() {
  const [text, setText] = useState('');
  return (
    <>
      <CodeEditor label="SVG" value={text} onChange={setText} onSave={() => {}} marks={[]} />
      <output>{text}</output>
    </>
  );
}

test('a letter that is typed while the page still takes the one before is not lost', async () => {
  const place = document.body.appendChild(document.createElement('main'));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  flushSync(() => root.render(<Page />));
  const output = place.querySelector('output');
  const content = [...place.querySelectorAll('*')]
    .find(({ shadowRoot }) => shadowRoot)
    ?.shadowRoot?.querySelector<HTMLElement>('.cm-content');
  const view = content && EditorView.findFromDOM(content);
  if (!view || !output) throw new Error('There is no editor.');
  const type = (letter: string) => view.dispatch(view.state.replaceSelection(letter));

  // called once the page has the letter, and before anything that waits for its next frame
  new MutationObserver((_, observer) => {
    observer.disconnect();
    type('b');
  }).observe(output, { childList: true, subtree: true, characterData: true });
  type('a');
  await vi.waitFor(() => expect(output.textContent).toMatch(/b/));
  type('c');
  await vi.waitFor(() => expect(output.textContent).toBe('abc'));
  expect(view.state.doc.toString()).toBe('abc');
});
