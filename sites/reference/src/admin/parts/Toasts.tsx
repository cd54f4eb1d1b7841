import { Button } from '@quotient/iq-test/ui';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { useWords } from '../words.tsx';
import * as styles from './Toasts.css.ts';
import { partWords } from './words.ts';

interface Toast {
  id: number;
  text: string;
  onUndo?: (() => void) | undefined;
}

/** Long enough to read and to reach the button. */
const SHOWN_MS = 10_000;

const ToastContext = createContext<(text: string, onUndo?: () => void) => void>(() => {});

/** Says that something was done; with `onUndo`, how to take it back. */
export const useToast = () => useContext(ToastContext);

/** Shows what was done, at the foot of the window, and reads it out. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const { undo, close } = useWords(partWords);
  const [toast, setToast] = useState<Toast>();
  useEffect(() => {
    const timer = toast && setTimeout(() => setToast(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [toast]);
  const [say] = useState(() => {
    let id = 0;
    return (text: string, onUndo?: () => void) => {
      id += 1;
      setToast({ id, text, onUndo });
    };
  });
  return (
    <ToastContext value={say}>
      {children}
      <div className={styles.region} role="status">
        {toast && (
          <div className={styles.toast} key={toast.id}>
            <span>{toast.text}</span>
            {toast.onUndo && (
              <Button
                tone="quiet"
                onClick={() => {
                  toast.onUndo?.();
                  setToast(undefined);
                }}
              >
                {undo}
              </Button>
            )}
            <Button tone="quiet" onClick={() => setToast(undefined)}>
              {close}
            </Button>
          </div>
        )}
      </div>
    </ToastContext>
  );
}
