import { forwardRef, type ReactNode, useState } from 'react';
import { Button, type ButtonProps } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';

interface AskFirstButtonProps extends Omit<ButtonProps, 'title' | 'onClick' | 'children'> {
  /** Label of the button. */
  label: string;
  /** The question before it, and what follows from it. */
  title: string;
  text: ReactNode;
  /** Label of the button that cancels. */
  cancel: string;
  /** Label of the button that confirms. */
  confirm: string;
  /** Called once the visitor has confirmed. */
  onConfirm: () => void;
}

/** A button whose work asks first, in a dialog. All other attributes, and the ref, go to the `<button>`. */
export const AskFirstButton = forwardRef<HTMLButtonElement, AskFirstButtonProps>(function AskFirstButton(
  { label, title, text, cancel, confirm, onConfirm, ...rest },
  ref,
) {
  const [isAsking, setIsAsking] = useState(false);
  const close = () => setIsAsking(false);
  return (
    <>
      <Button {...rest} ref={ref} onClick={() => setIsAsking(true)}>
        {label}
      </Button>
      <Dialog
        open={isAsking}
        title={title}
        onClose={close}
        actions={
          <>
            <Button autoFocus onClick={close}>
              {cancel}
            </Button>
            <Button
              tone="primary"
              onClick={() => {
                close();
                onConfirm();
              }}
            >
              {confirm}
            </Button>
          </>
        }
      >
        {text}
      </Dialog>
    </>
  );
});
