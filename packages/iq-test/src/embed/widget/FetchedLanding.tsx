import { createContext, useContext } from 'react';
import { importFile } from '../../files/importFile.ts';
import { Message } from '../../flow/Message.tsx';
import { useFetched } from '../../flow/useFetched.ts';
import { useT } from '../../i18n/useT.ts';
import type { LandingProps } from '../../landing/Landing.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { adopt } from './adoptStyles.ts';
import * as styles from './Embed.css.ts';

type LandingFile = Pick<typeof import('../../landing/Landing.tsx'), 'Landing'>;

/** Source of an element's landing. */
export interface LandingSource {
  /** Fetches it with its styles. Rejects when it does not arrive, and may then be called again. */
  load: () => Promise<LandingFile>;
  /** The fetched file. */
  file?: LandingFile;
}

/** The source of the element with this shadow root. */
export function createLandingSource(root: ShadowRoot): LandingSource {
  const source: LandingSource = {
    async load() {
      const { css, Landing } = await importFile(() => import('../landingFile.ts'), 'Landing');
      adopt(root, css);
      source.file = { Landing };
      return source.file;
    },
  };
  return source;
}

const nowhere: LandingSource = { load: () => new Promise(() => {}) };

/** Source of the landing. Without one, no landing is shown, as when a test starts automatically. */
export const LandingContext = createContext<LandingSource | undefined>(undefined);

/** Landing in a file of its own, with its styles: a test that starts directly does not show it. */
export function FetchedLanding(props: LandingProps) {
  const t = useT();
  const source = useContext(LandingContext);
  const { load, file } = source ?? nowhere;
  const later = useFetched(source !== undefined && !file, load, 'the landing could not be loaded');
  const here = file ?? later.file;
  if (here) return <here.Landing {...props} />;
  if (later.hasFailed)
    return (
      <Message
        role="alert"
        title={t('flow.startFailedTitle')}
        text={t('errors.network')}
        onRetry={later.retry}
      />
    );
  return <Skeleton className={styles.landingRoom} label={t('common.loading')} />;
}
