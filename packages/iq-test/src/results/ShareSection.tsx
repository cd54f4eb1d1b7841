import { useSignals } from '@preact/signals-react/runtime';
import type { TestResults } from '@quotient/contract';
import type { BrandConfig } from '@quotient/contract/brand';
import { forwardRef, type HTMLAttributes, useEffect, useRef } from 'react';
import { useT } from '../i18n/useT.ts';
import { inWords } from '../i18n/visitorMessage.ts';
import { small } from '../theme/typography.css.ts';
import { Button } from '../ui/Button.tsx';
import { cx } from '../ui/cx.ts';
import * as field from '../ui/field.css.ts';
import { LinkField } from '../ui/LinkField.tsx';
import { moveFocus } from '../ui/moveFocus.ts';
import type { ToastSink } from '../ui/toasts.ts';
import { useNewest } from '../ui/useNewest.ts';
import { useQuietModel } from '../ui/useQuietModel.ts';
import { AskFirstButton } from './AskFirstButton.tsx';
import * as styles from './ShareSection.css.ts';
import { shareMessage } from './shareMessage.ts';
import { ShareResultsModel } from './shareResultsModel.ts';

/** All other attributes, and the ref, go to the outer `<div>`. */
export interface ShareSectionProps extends Omit<HTMLAttributes<HTMLDivElement>, 'results'> {
  /** Makes the public page; resolves to its address. Called when the visitor first shares. */
  onShare: () => Promise<string>;
  /** The address of the public page, where there is one already. */
  sharedLink?: string | undefined;
  /** Stops sharing; called once the visitor has confirmed. @default sharing can't be stopped here */
  onTakeBack?: (() => Promise<unknown>) | undefined;
  /** The figures that become public: score, percentile and how many answers were right. */
  results: Pick<
    TestResults,
    'iq' | 'percentile' | 'isTooFew' | 'isTooFast' | 'totalCorrect' | 'totalQuestions'
  >;
  /** Brand in the current language, see `localizeBrand`: its name is part of the shared message. */
  brand: Pick<BrandConfig, 'name' | 'nameInText'>;
  /** Says each outcome as well. @default the section alone says it */
  toasts?: ToastSink | undefined;
}

/** The device's own share sheet, where it has one. */
const shareNatively = () =>
  typeof navigator.share === 'function' ? (data: ShareData) => navigator.share(data) : undefined;

/**
 * Explains what becomes public, then shares it; the link is shown until the visitor stops sharing.
 *
 * @example
 * import { defaultBrand, ShareSection } from '@quotient/iq-test';
 *
 * <ShareSection onShare={makeMyPage} results={results} brand={defaultBrand} />
 */
export const ShareSection = forwardRef<HTMLDivElement, ShareSectionProps>(function ShareSection(
  { onShare, sharedLink, onTakeBack, results, brand, toasts, className, ...rest },
  ref,
) {
  useSignals();
  const t = useT();
  const newest = useNewest({ onShare, onTakeBack, toasts });
  const model = useQuietModel(
    () =>
      new ShareResultsModel({
        link: sharedLink,
        createLink: () => newest.current.onShare(),
        takeBack: async () => newest.current.onTakeBack?.(),
        shareNatively: shareNatively(),
        copy: (text) => navigator.clipboard.writeText(text),
        toasts: () => newest.current.toasts,
      }),
  );
  const shareRef = useRef<HTMLButtonElement>(null);
  const linkRef = useRef<HTMLDivElement>(null);
  const { iq, percentile, isTooFew, isTooFast, totalCorrect: correct, totalQuestions: total } = results;
  const text = isTooFew ? 'shareTextTooFew' : isTooFast ? 'shareTextTooFast' : 'shareText';
  const link = model.link.value;
  const problem = model.problem.value;

  // The control that had the focus goes with the link.
  const shownLink = useRef(link);
  useEffect(() => {
    if (shownLink.current && !link) moveFocus(shareRef.current);
    // the new link is in sight, and no toast covers it
    if (!shownLink.current && link) linkRef.current?.scrollIntoView({ block: 'nearest' });
    shownLink.current = link;
  }, [link]);

  return (
    <div {...rest} ref={ref} className={cx(styles.share, className)}>
      <p className={small}>{t(`results.${text}`, { iq, percentile, correct, total })}</p>
      <Button
        ref={shareRef}
        tone="primary"
        busy={model.isSharing.value}
        onClick={() => model.share(shareMessage(iq, brand, t))}
      >
        {t('results.share')}
      </Button>
      {problem && !toasts && (
        <p className={field.error} role="alert">
          {inWords(problem, t)}
        </p>
      )}
      {link && (
        <div ref={linkRef} className={cx(field.block, styles.link)}>
          <LinkField
            label={t('results.shareLink')}
            link={link}
            copyState={model.copyState.value}
            onCopy={model.copyLink}
          />
          <div className={styles.ways}>
            <a className={styles.open} href={link} target="_blank" rel="noopener">
              {t('results.shareOpen')}
            </a>
            {onTakeBack && (
              <AskFirstButton
                label={t('results.takeBack')}
                title={t('results.takeBackTitle')}
                text={t('results.takeBackText')}
                cancel={t('results.takeBackKeep')}
                confirm={t('results.takeBack')}
                busy={model.isTakingBack.value}
                onConfirm={model.takeBack}
              />
            )}
          </div>
        </div>
      )}
    </div>
  );
});
