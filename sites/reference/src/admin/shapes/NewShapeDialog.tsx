import { ShapeTokenSchema } from '@quotient/contract';
import { Button } from '@quotient/iq-test/ui';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { is } from 'valibot';
import { Dialog } from '../parts/Dialog.tsx';
import { Field } from '../parts/Field.tsx';
import { partWords } from '../parts/words.ts';
import { useWords } from '../words.tsx';
import { shapeWords } from './words.ts';

/** Asks for the name of a new figure, and opens its editor. */
export function NewShapeDialog({ onClose }: { onClose: () => void }) {
  const words = useWords(shapeWords);
  const { cancel } = useWords(partWords);
  const navigate = useNavigate();
  const form = useId();
  const [token, setToken] = useState('');
  const [isRefused, setRefused] = useState(false);
  return (
    <Dialog
      title={words.addTitle}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button type="submit" form={form} tone="primary">
            {words.open}
          </Button>
        </>
      }
    >
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!is(ShapeTokenSchema, token)) return setRefused(true);
          void navigate(`/shapes/${encodeURIComponent(token)}`);
        }}
      >
        <Field
          label={words.addName}
          hint={words.addHint}
          error={isRefused ? words.addError : undefined}
          value={token}
          onChange={({ target }) => {
            setToken(target.value.trim());
            setRefused(false);
          }}
          autoFocus
          autoComplete="off"
          spellCheck={false}
        />
      </form>
    </Dialog>
  );
}
