import { ApiError } from '@quotient/contract/ApiError';
import { type ShapeDetail, shapeRoutes } from '@quotient/contract/admin';
import { Button } from '@quotient/iq-test/ui';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { useAdminQuery } from '../api.ts';
import { Chip } from '../parts/Chip.tsx';
import { Confirm } from '../parts/Dialog.tsx';
import { Failure } from '../parts/Failure.tsx';
import { Field } from '../parts/Field.tsx';
import { Loading } from '../parts/Loading.tsx';
import { Page, Section } from '../parts/Page.tsx';
import { useToast } from '../parts/Toasts.tsx';
import { useLeaveGuard } from '../parts/useLeaveGuard.tsx';
import { VisitorLook } from '../parts/VisitorLook.tsx';
import { useWords } from '../words.tsx';
import { Conflict } from './Conflict.tsx';
import { Editor } from './Editor.tsx';
import { History } from './History.tsx';
import { Previews } from './Previews.tsx';
import * as styles from './ShapeScreen.css.ts';
import { isUsed, UseOfShape } from './UseOfShape.tsx';
import { newShape, useShapeDraft } from './useShapeDraft.ts';
import { shapeWords } from './words.ts';

/** The editor of one figure, with everything that hangs on it. */
function ShapeEditor({ initial }: { initial: ShapeDetail }) {
  const words = useWords(shapeWords);
  const say = useToast();
  const draft = useShapeDraft(initial);
  const guard = useLeaveGuard(draft.isDirty);
  const [comment, setComment] = useState('');
  const [isAsking, setAsking] = useState<{ basedOn: number }>();
  const { base, checked, text } = draft;
  const { token } = base;
  const { data: use, error: useError } = useAdminQuery(shapeRoutes.getShapeUse, { params: { token } });

  async function save(basedOn: number) {
    const before = base.version;
    const saved = await draft.save(comment, basedOn);
    if (!saved) return;
    setComment('');
    if (saved.version === before) return say(words.unchanged);
    say(words.saved({ version: saved.version }), () => void draft.restore(before, saved.version));
  }
  const canSave = draft.isDirty && checked?.svg !== '' && !draft.isSaving;
  const ask = (basedOn = base.version) => {
    if (!canSave) return;
    if (isUsed(use)) setAsking({ basedOn });
    else void save(basedOn);
  };

  return (
    <VisitorLook>
      <p className={styles.bar}>
        <Link to="/shapes">{`← ${words.back}`}</Link>
        {base.version > 0 && <Chip>{words.states[base.state]}</Chip>}
        {draft.isDirty && <Chip tone="warning">{words.unsaved}</Chip>}
      </p>
      {base.version === 0 && (
        <p className={styles.hint}>{base.drawn === null ? words.newFigure : words.drawnFromWords}</p>
      )}
      <div className={styles.columns}>
        <div className={styles.column}>
          {draft.theirs && <Conflict draft={draft} onSave={ask} />}
          <Editor draft={draft} onSave={() => ask()} />
          {draft.failure !== undefined && <Failure error={draft.failure} />}
          <Field
            label={words.comment}
            value={comment}
            maxLength={200}
            onChange={({ target }) => setComment(target.value)}
          />
          <div className={styles.bar}>
            <Button tone="primary" busy={draft.isSaving} disabled={!canSave} onClick={() => ask()}>
              {words.save}
            </Button>
            <span className={styles.hint}>{words.saveKeys}</span>
            {draft.isDirty && (
              <Button tone="quiet" onClick={draft.discard}>
                {words.discard}
              </Button>
            )}
          </div>
        </div>
        <section className={styles.column} aria-label={words.preview}>
          <h2 className={styles.heading}>{words.preview}</h2>
          <Previews token={token} svg={checked?.svg ?? base.svg} />
        </section>
      </div>
      <Section title={words.use}>
        <div className={styles.below}>
          {useError && <Failure error={useError} />}
          {use && <UseOfShape use={use} />}
        </div>
      </Section>
      <History
        detail={base}
        draft={{ text, svg: checked?.svg ?? '' }}
        onRestore={(number) => draft.restore(number)}
      />
      {isAsking && use && (
        <Confirm
          title={words.confirmTitle}
          label={words.save}
          onConfirm={() => save(isAsking.basedOn)}
          onClose={() => setAsking(undefined)}
        >
          <UseOfShape use={use} />
          <p>{words.confirmText}</p>
        </Confirm>
      )}
      {guard}
    </VisitorLook>
  );
}

/** One figure: its drawing, its use and its history. A new name opens an empty editor. */
export function ShapeScreen() {
  const { token = '' } = useParams();
  const { data, error, refetch } = useAdminQuery(
    shapeRoutes.getShape,
    { params: { token } },
    // what is being edited does not change under the hands of the operator
    { refetchOnWindowFocus: false, refetchOnMount: 'always', gcTime: 0 },
  );
  const isNew = error instanceof ApiError && error.code === 'shape_not_found';
  const initial = data ?? (isNew ? newShape(token) : undefined);
  return (
    <Page title={token}>
      {error && !isNew && <Failure error={error} onRetry={refetch} />}
      {!initial && !error && <Loading />}
      {initial && <ShapeEditor key={token} initial={initial} />}
    </Page>
  );
}
