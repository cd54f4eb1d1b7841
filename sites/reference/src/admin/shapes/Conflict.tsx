import { Button, Notice } from '@quotient/iq-test/ui';
import { useWords } from '../words.tsx';
import { DrawingComparison } from './DrawingComparison.tsx';
import * as styles from './ShapeScreen.css.ts';
import type { ShapeDraft } from './useShapeDraft.ts';
import { shapeWords } from './words.ts';

/** Two operators have changed the same figure: both drawings, and which one shall hold. Neither is lost. */
export function Conflict({ draft, onSave }: { draft: ShapeDraft; onSave: (basedOn: number) => void }) {
  const words = useWords(shapeWords);
  const { theirs, base, checked, text } = draft;
  if (!theirs) return null;
  return (
    <Notice tone="warning" role="alert" title={words.conflictTitle}>
      <p>{words.conflictText({ name: theirs.versions[0]?.by.name ?? '–' })}</p>
      <DrawingComparison
        token={base.token}
        sides={[
          { label: words.theirs, svg: theirs.svg },
          { label: words.mine, svg: checked?.svg ?? '', text },
        ]}
      />
      <div className={styles.bar}>
        <Button tone="primary" onClick={() => onSave(theirs.version)}>
          {words.keepMine}
        </Button>
        <Button onClick={draft.takeTheirs}>{words.takeTheirs}</Button>
      </div>
    </Notice>
  );
}
