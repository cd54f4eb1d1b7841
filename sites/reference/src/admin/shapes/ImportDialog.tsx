import { type ImportedShape, type ShapeSummary, shapeRoutes } from '@quotient/contract/admin';
import { Shape } from '@quotient/iq-test';
import { Button, Notice } from '@quotient/iq-test/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { call } from '../api.ts';
import { Chip } from '../parts/Chip.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { Failure } from '../parts/Failure.tsx';
import { Table } from '../parts/Table.tsx';
import { VisitorLook } from '../parts/VisitorLook.tsx';
import { partWords } from '../parts/words.ts';
import { useWords } from '../words.tsx';
import * as styles from './ImportDialog.css.ts';
import { importWords } from './importWords.ts';
import { type FileShape, inParts, readShapeFile } from './shapeFile.ts';

type Step =
  | { kind: 'choose'; isRefused?: boolean; error?: unknown }
  | { kind: 'busy'; isImport: boolean; done: number; all: number }
  | { kind: 'tried'; results: ImportedShape[] }
  | { kind: 'done'; results: ImportedShape[]; error?: unknown };

const willChange = ({ outcome }: ImportedShape) => outcome === 'new' || outcome === 'changed';

const only = (token: string, svg: string) => new Map([[token, svg]]);

/** Outcome of each figure in the file. */
function Outcomes({ results, shapes }: { results: ImportedShape[]; shapes: readonly ShapeSummary[] }) {
  const words = useWords(importWords);
  const before = new Map(shapes.map((shape) => [shape.token, shape]));
  const picture = (token: string, svg: string | undefined) =>
    svg ? (
      <span className={styles.figure}>
        <Shape token={token} shapes={only(token, svg)} decorative />
      </span>
    ) : (
      '–'
    );
  return (
    <VisitorLook>
      <div className={styles.scroller}>
        <Table
          caption={words.tried}
          rows={results}
          keyOf={({ token }) => token}
          columns={[
            { key: 'name', head: words.name, isName: true, cell: ({ token }) => token },
            { key: 'now', head: words.now, cell: ({ token }) => picture(token, before.get(token)?.svg) },
            { key: 'next', head: words.next, cell: ({ token, svg }) => picture(token, svg) },
            {
              key: 'outcome',
              head: words.outcome,
              cell: ({ token, outcome, removed }) => (
                <>
                  <span>
                    {words.outcomes[outcome] +
                      (removed.length > 0 ? ` · ${words.leftOut({ count: removed.length })}` : '')}
                  </span>{' '}
                  {(before.get(token)?.uses ?? 0) > 0 && <Chip tone="warning">{words.inUse}</Chip>}
                </>
              ),
            },
          ]}
        />
      </div>
    </VisitorLook>
  );
}

/** Figures from a file: compared first, then imported, part by part. */
export function ImportDialog({ shapes, onClose }: { shapes: readonly ShapeSummary[]; onClose: () => void }) {
  const words = useWords(importWords);
  const { close } = useWords(partWords);
  const client = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const [file, setFile] = useState<FileShape[]>([]);
  const [step, setStep] = useState<Step>({ kind: 'choose' });

  async function compare(chosen: File | undefined) {
    const read = chosen && (await readShapeFile(chosen));
    if (!read) return setStep({ kind: 'choose', isRefused: chosen !== undefined });
    setFile(read);
    const results: ImportedShape[] = [];
    try {
      for (const part of inParts(read)) {
        setStep({ kind: 'busy', isImport: false, done: results.length, all: read.length });
        const sent = part.map((shape) => ({ ...shape, basedOn: null }));
        results.push(...(await call(shapeRoutes.tryShapeImport, { body: { shapes: sent } })));
      }
      setStep({ kind: 'tried', results });
    } catch (error) {
      setStep({ kind: 'choose', error });
    }
  }

  async function apply(tried: readonly ImportedShape[]) {
    const bases = new Map(tried.filter(willChange).map(({ token, version }) => [token, version]));
    const wanted = file.flatMap((shape) => {
      const basedOn = bases.get(shape.token);
      return basedOn === undefined ? [] : { ...shape, basedOn };
    });
    const results: ImportedShape[] = [];
    let failure: unknown;
    try {
      for (const part of inParts(wanted)) {
        setStep({ kind: 'busy', isImport: true, done: results.length, all: wanted.length });
        const body = { shapes: part, comment: words.comment };
        results.push(...(await call(shapeRoutes.importShapes, { body })));
      }
    } catch (error) {
      failure = error;
    }
    setStep({ kind: 'done', results, error: failure });
    await client.invalidateQueries({ queryKey: [shapeRoutes.listShapes.path] });
  }

  const changes = step.kind === 'tried' ? step.results.filter(willChange).length : 0;
  const isBusy = step.kind === 'busy';
  return (
    <Dialog
      title={words.title}
      onClose={() => !isBusy && onClose()}
      actions={
        <>
          <Button onClick={onClose} disabled={isBusy}>
            {close}
          </Button>
          {step.kind === 'tried' && changes > 0 && (
            <Button tone="primary" onClick={() => apply(step.results)}>
              {words.apply({ count: changes })}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.content}>
        {step.kind === 'choose' && (
          <>
            <p className={styles.text}>{words.text}</p>
            <input
              ref={input}
              id={id}
              type="file"
              accept="application/json,.json"
              hidden
              aria-label={words.choose}
              onChange={({ target }) => compare(target.files?.[0])}
            />
            <Button onClick={() => input.current?.click()}>{words.choose}</Button>
            {step.isRefused && <Notice tone="alert">{words.notOurs}</Notice>}
            {step.error !== undefined && <Failure error={step.error} />}
          </>
        )}
        {isBusy && (
          <>
            <progress className={styles.progress} max={step.all} value={step.done} aria-label={words.title} />
            <p className={styles.text} role="status">
              {(step.isImport ? words.importing : words.trying)({ done: step.done, all: step.all })}
            </p>
          </>
        )}
        {step.kind === 'tried' && changes === 0 && <Notice>{words.nothing}</Notice>}
        {step.kind === 'tried' && <Outcomes results={step.results} shapes={shapes} />}
        {step.kind === 'done' && (
          <>
            <Notice role="status">{words.done({ count: step.results.filter(willChange).length })}</Notice>
            {step.error !== undefined && <Failure error={step.error} />}
            <Outcomes results={step.results} shapes={shapes} />
          </>
        )}
      </div>
    </Dialog>
  );
}
