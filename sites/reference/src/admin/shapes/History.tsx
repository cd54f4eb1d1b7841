import type { ShapeDetail, ShapeVersion } from '@quotient/contract/admin';
import { Shape } from '@quotient/iq-test';
import { Button } from '@quotient/iq-test/ui';
import { useState } from 'react';
import { useFormat } from '../format.ts';
import { Chip } from '../parts/Chip.tsx';
import { Confirm, Dialog } from '../parts/Dialog.tsx';
import { Section } from '../parts/Page.tsx';
import { partWords } from '../parts/words.ts';
import { useWords } from '../words.tsx';
import { DrawingComparison } from './DrawingComparison.tsx';
import * as styles from './History.css.ts';
import { shapeWords } from './words.ts';

interface HistoryProps {
  detail: ShapeDetail;
  /** Text in the editor, and the part that the server would store. */
  draft: { text: string; svg: string };
  /** Makes a version the newest again; 0 = as it is drawn by its words. */
  onRestore: (number: number) => Promise<unknown>;
}

/** Every version of a figure with its picture, to be compared and restored. */
export function History({ detail, draft, onRestore }: HistoryProps) {
  const words = useWords(shapeWords);
  const { close } = useWords(partWords);
  const format = useFormat();
  const [compared, setCompared] = useState<ShapeVersion>();
  const [restored, setRestored] = useState<number>();
  const { token, drawn, versions, version, state } = detail;
  const svgOf = ({ svg }: ShapeVersion) => svg ?? drawn ?? '';
  const resetTo = drawn === null ? words.remove : words.reset;
  const canReset = state === 'changed' || state === 'own';
  const nameOf = ({ svg, restores }: ShapeVersion) => {
    if (svg !== null) {
      if (restores === null) return undefined;
      return restores === 0 ? words.wasReset : words.restored({ number: restores });
    }
    return drawn === null ? words.removedOwn : words.asDrawn;
  };
  return (
    <Section
      title={words.history}
      actions={canReset && <Button onClick={() => setRestored(0)}>{resetTo}</Button>}
    >
      {versions.length === 0 && <p className={styles.meta}>{words.historyEmpty}</p>}
      <ol className={styles.list}>
        {versions.map((each) => (
          <li key={each.number} className={styles.entry}>
            <div className={styles.figure}>
              {svgOf(each) !== '' && (
                <Shape token={token} shapes={new Map([[token, svgOf(each)]])} decorative />
              )}
            </div>
            <div>
              <p className={styles.head}>
                <span>{words.version({ number: each.number })}</span>
                {each.number === version && <Chip tone="accent">{words.newest}</Chip>}
                {nameOf(each) && <Chip>{nameOf(each)}</Chip>}
              </p>
              <p className={styles.meta}>
                {[format.dateTime(each.savedAt), each.by.name, each.comment].filter(Boolean).join(' · ')}
              </p>
            </div>
            <div className={styles.actions}>
              <Button tone="quiet" onClick={() => setCompared(each)}>
                {words.compare}
              </Button>
              {each.number !== version && (
                <Button tone="quiet" onClick={() => setRestored(each.number)}>
                  {words.restore}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ol>
      {compared && (
        <Dialog
          title={words.compareTitle({ number: compared.number })}
          onClose={() => setCompared(undefined)}
          actions={<Button onClick={() => setCompared(undefined)}>{close}</Button>}
        >
          <DrawingComparison
            token={token}
            sides={[
              { label: words.version({ number: compared.number }), svg: svgOf(compared) },
              { label: words.inEditor, ...draft },
            ]}
          />
        </Dialog>
      )}
      {restored !== undefined && (
        <Confirm
          title={restored === 0 ? `${resetTo}?` : words.restoreTitle({ number: restored })}
          label={restored === 0 ? resetTo : words.restore}
          onConfirm={() => onRestore(restored)}
          onClose={() => setRestored(undefined)}
        >
          <p>{restored > 0 ? words.restoreText : drawn === null ? words.removeText : words.resetText}</p>
        </Confirm>
      )}
    </Section>
  );
}
