import { useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';

interface TakeBackButtonProps {
  /** On the button, and on the one that confirms. */
  label: string;
  /** The question before it, and what follows from it. */
  title: string;
  text: string;
  /** On the button that leaves everything as it is. */
  keep: string;
  /** It is being taken back. */
  busy: boolean;
  /** Called once the visitor has confirmed. */
  onTakeBack: () => void;
}

/** Takes back what was made public; asks first, as others may hold it. */
export function TakeBackButton({ label, title, text, keep, busy, onTakeBack }: TakeBackButtonProps) {
  const [isAsking, setIsAsking] = useState(false);
  const close = () => setIsAsking(false);
  return (
    <>
      <Button busy={busy} onClick={() => setIsAsking(true)}>
        {label}
      </Button>
      <Dialog
        open={isAsking}
        title={title}
        onClose={close}
        actions={
          <>
            <Button autoFocus onClick={close}>
              {keep}
            </Button>
            <Button
              tone="primary"
              onClick={() => {
                close();
                onTakeBack();
              }}
            >
              {label}
            </Button>
          </>
        }
      >
        {text}
      </Dialog>
    </>
  );
}
