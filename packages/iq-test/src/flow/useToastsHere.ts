import { useEffect, useRef, useState } from 'react';
import type { ToastSink, Toasts } from '../ui/toasts.ts';

/** Takes toasts for as long as the component is shown: an answer that comes in a later stage would lie over that. */
export function useToastsHere(toasts: Toasts): ToastSink {
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const [sink] = useState<Required<ToastSink>>(() => ({
    show: (...message) => (isHere.current ? toasts.show(...message) : -1),
    dismissAbout: (about) => {
      if (isHere.current) toasts.dismissAbout(about);
    },
  }));
  return sink;
}
