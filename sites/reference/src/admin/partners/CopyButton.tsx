import { Button } from '@quotient/iq-test/ui';
import { useToast } from '../parts/Toasts.tsx';
import { useWords } from '../words.tsx';
import { pageWords } from './pageWords.ts';

/** Puts a text on the clipboard, and says whether it did. */
export function CopyButton({ text, label }: { text: string; label?: string }) {
  const words = useWords(pageWords);
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
    <Button tone="quiet" aria-label={label} onClick={copy}>
      {words.copy}
    </Button>
  );
}
