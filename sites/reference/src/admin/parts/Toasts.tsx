import { ToastList } from '@quotient/iq-test/ui';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { useWords } from '../words.tsx';
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
  const { undo, close, notifications } = useWords(partWords);
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
  const dismiss = () => setToast(undefined);
  const undoOf = ({ onUndo }: Toast) =>
    onUndo && {
      label: undo,
      onPress: () => {
        onUndo();
        dismiss();
      },
    };
  return (
    <ToastContext value={say}>
      {children}
      <ToastList
        aria-label={notifications}
        toasts={toast ? [{ id: toast.id, tone: 'neutral', title: toast.text, action: undoOf(toast) }] : []}
        dismissLabel={close}
        onDismiss={dismiss}
      />
    </ToastContext>
  );
}
