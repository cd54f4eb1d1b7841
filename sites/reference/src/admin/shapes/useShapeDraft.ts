import type { Diagnostic } from '@codemirror/lint';
import { ApiError } from '@quotient/contract/ApiError';
import { type ShapeDetail, shapeRoutes } from '@quotient/contract/admin';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { call } from '../api.ts';
import { useWords } from '../words.tsx';
import { toLines } from './shapeText.ts';
import { type Checked, useShapeCheck } from './useShapeCheck.ts';
import { shapeWords } from './words.ts';

/** Creates a shape with a new name. */
export const newShape = (token: string): ShapeDetail => ({
  token,
  state: 'removed',
  svg: '',
  version: 0,
  drawn: null,
  versions: [],
});

/** Marks in the text for parts that saving removes. The list is the same until the server's answer changes. */
function useMarks(checked: Checked | undefined): readonly Diagnostic[] {
  const { reasons } = useWords(shapeWords);
  return useMemo(
    () =>
      (checked?.removed ?? []).map(({ what, why, from, to }) => ({
        from,
        to,
        severity: checked?.svg === '' ? 'error' : why === 'color' ? 'info' : 'warning',
        message: why === 'not_well_formed' ? `${reasons[why]} ${what}` : reasons[why],
      })),
    [checked, reasons],
  );
}

/**
 * Draft in the editor, its base, and how it is saved. Saving after another operator changes nothing: `theirs` is the
 * newer version then, and the text stays until the operator has chosen.
 */
export function useShapeDraft(initial: ShapeDetail) {
  const { token } = initial;
  const client = useQueryClient();
  const [base, setBase] = useState(initial);
  const [text, setText] = useState(toLines(initial.svg));
  const [theirs, setTheirs] = useState<ShapeDetail>();
  const [failure, setFailure] = useState<unknown>();
  const [isSaving, setSaving] = useState(false);
  const { checked, error: checkError } = useShapeCheck(text);
  const marks = useMarks(checked);
  const isDirty = text !== toLines(base.svg);
  /** Newest text: it can change while it is being saved. */
  const newestText = useRef(text);
  newestText.current = text;

  const hold = (detail: ShapeDetail) => {
    setBase(detail);
    client.setQueryData([shapeRoutes.getShape.path, { params: { token } }], detail);
    void client.invalidateQueries({ queryKey: [shapeRoutes.listShapes.path] });
  };

  /** Resolves to what is held then; `undefined` where it was not saved, with the reason in `failure` or `theirs`. */
  async function change(work: () => Promise<ShapeDetail>, sentText: string | undefined) {
    setSaving(true);
    setFailure(undefined);
    try {
      const detail = await work();
      hold(detail);
      setTheirs(undefined);
      if (sentText === undefined || newestText.current === sentText) setText(toLines(detail.svg));
      return detail;
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'version_changed')) setFailure(error);
      else
        await call(shapeRoutes.getShape, { params: { token } }).then(setTheirs, (reason: unknown) =>
          setFailure(reason),
        );
      return undefined;
    } finally {
      setSaving(false);
    }
  }

  return {
    base,
    text,
    setText,
    checked,
    checkError,
    marks,
    isDirty,
    isSaving,
    failure,
    theirs,
    save: (comment: string, basedOn = base.version) =>
      change(
        () => call(shapeRoutes.saveShape, { params: { token }, body: { svg: text, basedOn, comment } }),
        text,
      ),
    /** 0 = as it is drawn by its words. What is in the editor gives way; undoing brings it back. */
    restore: (number: number, basedOn = base.version) =>
      change(
        () => call(shapeRoutes.restoreShape, { params: { token }, body: { number, basedOn, comment: '' } }),
        undefined,
      ),
    discard: () => setText(toLines(base.svg)),
    /** Continues from the other operator's version; undo restores the text in the editor. */
    takeTheirs() {
      if (!theirs) return;
      hold(theirs);
      setText(toLines(theirs.svg));
      setTheirs(undefined);
    },
  };
}

/** See `useShapeDraft`. */
export type ShapeDraft = ReturnType<typeof useShapeDraft>;
