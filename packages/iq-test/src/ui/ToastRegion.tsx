import { useSignals } from '@preact/signals-react/runtime';
import { useT } from '../i18n/useT.ts';
import { Button } from './Button.tsx';
import { CloseIcon } from './icons.tsx';
import * as styles from './ToastRegion.css.ts';
import type { Toasts } from './toasts.ts';

export interface ToastRegionProps {
  model: Toasts;
}

/** Where toasts appear. Always in the page, so that screen readers notice what is added. */
export function ToastRegion({ model }: ToastRegionProps) {
  useSignals();
  const t = useT();
  return (
    <section className={styles.region} aria-label={t('common.notifications')} aria-live="polite">
      {model.toasts.value.map((toast) => (
        <div
          key={toast.id}
          role={toast.tone === 'alert' ? 'alert' : 'status'}
          className={styles.toast}
          data-tone={toast.tone}
        >
          <div>
            <p className={styles.title}>{toast.title}</p>
            {toast.text && <p className={styles.text}>{toast.text}</p>}
          </div>
          <Button
            tone="quiet"
            className={styles.close}
            aria-label={t('common.dismiss')}
            onClick={() => model.dismiss(toast.id)}
          >
            <CloseIcon />
          </Button>
        </div>
      ))}
    </section>
  );
}
