import { Button } from '@quotient/iq-test/ui';
import { useWords } from '../words.tsx';
import { useToast } from './Toasts.tsx';
import { partWords } from './words.ts';

interface CopyButtonProps {
  text: string;
  /** Name of the copied text, to tell several buttons apart. */
  what?: string;
}

/** Puts a text on the clipboard, and says whether it did. */
export function CopyButton({ text, what }: CopyButtonProps) {
  const words = useWords(partWords);
  const say = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      say(words.copied);
    } catch {
      say(words.notCopied);
    }
  };
  return (
    <Button tone="quiet" aria-label={what && `${words.copy} ${what}`} onClick={copy}>
      {words.copy}
    </Button>
  );
}
