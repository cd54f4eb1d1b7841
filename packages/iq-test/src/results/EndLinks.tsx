import { useSignals } from '@preact/signals-react/runtime';
import { useT } from '../i18n/useT.ts';
import { inWords } from '../i18n/visitorMessage.ts';
import { small } from '../theme/typography.css.ts';
import * as field from '../ui/field.css.ts';
import type { ToastSink } from '../ui/toasts.ts';
import { useNewest } from '../ui/useNewest.ts';
import { useQuietModel } from '../ui/useQuietModel.ts';
import { AskFirstButton } from './AskFirstButton.tsx';
import { EndLinksModel } from './endLinksModel.ts';

interface EndLinksProps {
  /** Ends all private links; called once the visitor has confirmed. */
  onEnd: () => Promise<unknown>;
  /** Says what failed as well. */
  toasts: ToastSink | undefined;
}

/** Ends the private links of a test, after a question; its outcome is said below. */
export function EndLinks({ onEnd, toasts }: EndLinksProps) {
  useSignals();
  const t = useT();
  const newest = useNewest({ onEnd, toasts });
  const model = useQuietModel(
    () => new EndLinksModel({ end: () => newest.current.onEnd(), toasts: () => newest.current.toasts }),
  );
  const problem = model.problem.value;
  return (
    <>
      <AskFirstButton
        tone="quiet"
        className={field.action}
        label={t('results.linkEnd')}
        title={t('results.linkEndTitle')}
        text={t('results.linkEndText')}
        cancel={t('results.linkEndKeep')}
        confirm={t('results.linkEnd')}
        busy={model.state.value === 'busy'}
        onConfirm={model.end}
      />
      <div role="status">
        {model.state.value === 'ended' && <p className={small}>{t('results.linkEnded')}</p>}
        {problem && <p className={field.error}>{inWords(problem, t)}</p>}
      </div>
    </>
  );
}
