import { MAX_SHAPE_BYTES } from '@quotient/contract/admin';
import { Button, Notice } from '@quotient/iq-test/ui';
import { type DragEvent, useRef, useState } from 'react';
import { Failure } from '../parts/Failure.tsx';
import { useWords } from '../words.tsx';
import { CodeEditor } from './CodeEditor.tsx';
import { RemovedParts } from './RemovedParts.tsx';
import * as styles from './ShapeScreen.css.ts';
import type { ShapeDraft } from './useShapeDraft.ts';
import { shapeWords } from './words.ts';

/** The text of a figure: written, or from a file that is chosen or dropped on it. */
export function Editor({ draft, onSave }: { draft: ShapeDraft; onSave: () => void }) {
  const words = useWords(shapeWords);
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [isTooLarge, setTooLarge] = useState(false);

  async function open(file: File | undefined) {
    if (!file) return;
    setTooLarge(file.size > MAX_SHAPE_BYTES);
    if (file.size <= MAX_SHAPE_BYTES) draft.setText((await file.text()).replace(/\r\n?/g, '\n'));
  }
  const onDrag = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(event.type !== 'dragleave');
  };

  return (
    <>
      <div
        className={styles.drop}
        data-over={isOver || undefined}
        // before the editor has the drop, which would write the file's name
        onDragEnterCapture={onDrag}
        onDragOverCapture={onDrag}
        onDragLeaveCapture={onDrag}
        onDropCapture={(event) => {
          if (!event.dataTransfer.types.includes('Files')) return;
          event.preventDefault();
          event.stopPropagation();
          setOver(false);
          void open(event.dataTransfer.files[0]);
        }}
      >
        <h2 className={styles.heading}>{words.source}</h2>
        <p className={styles.hint}>{words.sourceHint}</p>
        <CodeEditor
          label={words.source}
          value={draft.text}
          onChange={draft.setText}
          onSave={onSave}
          marks={draft.marks}
        />
      </div>
      <div className={styles.bar}>
        <input
          ref={input}
          type="file"
          accept="image/svg+xml,.svg"
          hidden
          aria-label={words.upload}
          onChange={({ target }) => {
            void open(target.files?.[0]);
            target.value = '';
          }}
        />
        <Button onClick={() => input.current?.click()}>{words.upload}</Button>
        <span className={styles.hint}>{words.drop}</span>
      </div>
      {isTooLarge && <Notice tone="alert">{words.tooLarge}</Notice>}
      {draft.checkError && <Failure error={draft.checkError} />}
      {draft.checked && <RemovedParts checked={draft.checked} />}
    </>
  );
}
