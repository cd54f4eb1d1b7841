import { directionOf } from '@quotient/contract/direction';
import { richParts } from '../i18n/richParts.ts';
import * as rootStyles from '../theme/Root.css.ts';
import { CLOSE_PATH, COOKIE_PATH } from '../ui/iconPaths.ts';
import * as styles from './consentBanner.css.ts';
import { usesOnlyNecessary } from './consentCategories.ts';
import type { ConsentCategoryId } from './consentRecord.ts';
import * as settingsStyles from './consentSettings.css.ts';
import type { ConsentWords } from './consentWords.ts';
import type { ConsentState } from './createConsent.ts';
import { type Html, html } from './html.ts';

/** Content of one cookie consent. */
export interface ConsentView {
  /** Its words and their language. */
  words: ConsentWords;
  /** Address of the privacy policy. @default '/privacy-policy' */
  privacyHref?: string | undefined;
  /** The kinds of cookies that the page uses; of the others it is said that they are not in use. @default all */
  categoriesInUse?: readonly ConsentCategoryId[] | undefined;
  /** True where the page has its own banner and settings button. @default false */
  isDialogOnly?: boolean | undefined;
  /** Start of every id. @default 'iq-consent' */
  id?: string | undefined;
}

interface ButtonMarkup {
  action: string;
  className: string;
  content: string | Html;
  /** Tone, as for `Button`. @default 'secondary' */
  tone?: 'secondary' | 'quiet';
  /** Further attributes. @default those of a button that sends no form */
  more?: Html;
}

/** Button with the classes and parts of `Button`. */
export const buttonMarkup = ({
  action,
  className,
  content,
  tone = 'secondary',
  more = html`type="button"`,
}: ButtonMarkup) =>
  html`<button ${more} part="button ${tone}" class="${className}" data-action="${action}">${content}</button>`;

const icon = (path: string) =>
  html`<svg viewBox="0 0 20 20" width="20" height="20" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="${path}"></path></svg>`;

/** Cross that closes the banner or the dialog. */
export const closeMarkup = (action: string, className: string, label: string) =>
  buttonMarkup({
    action,
    className,
    content: icon(CLOSE_PATH),
    tone: 'quiet',
    more: html`type="button" aria-label="${label}"`,
  });

/** Translated text with the link to the privacy policy. */
export const richMarkup = (text: string, privacyHref = '/privacy-policy') =>
  richParts(text).map(({ tag, content }) =>
    tag === 'privacy'
      ? html`<a href="${privacyHref}" class="${styles.link}">${content}</a>`
      : html`<span>${content}</span>`,
  );

/** Banner with every note that it can show; notes that don't apply are hidden. */
function bannerMarkup(view: ConsentView, state: ConsentState | undefined, id: string) {
  const { messages } = view.words;
  const note = (name: string, text: string, isShown = false) =>
    html`<p class="${styles.text}" data-note="${name}"${!isShown && html` hidden=""`}>${text}</p>`;
  const action = (name: string, label: string) =>
    buttonMarkup({ action: name, className: styles.action, content: label });
  return html`<section class="${styles.banner}" aria-labelledby="${id}-title"${!state?.isBannerVisible && html` hidden=""`}>
    <div class="${styles.content}">
      <div class="${styles.words}">
        <h2 id="${id}-title" class="${styles.title}">${messages.bannerTitle}</h2>
        <p class="${styles.text}">${richMarkup(messages.bannerText, view.privacyHref)}</p>
        ${note('necessary', messages.onlyNecessary, usesOnlyNecessary(view.categoriesInUse))}
        ${note('signal', messages.privacySignal, state?.hasPrivacySignal)}
        <p class="${styles.text}" role="alert" hidden="">${messages.dialogFailed}</p>
      </div>
      <div class="${styles.actions}">
        ${action('reject', messages.rejectAll)}
        ${action('customize', messages.customize)}
        ${action('accept', messages.acceptAll)}
      </div>
      ${closeMarkup('dismiss', styles.close, messages.closeBanner)}
    </div>
  </section>`;
}

const settingsMarkup = ({ words: { messages } }: ConsentView, state: ConsentState | undefined) =>
  buttonMarkup({
    action: 'settings',
    className: settingsStyles.button,
    content: icon(COOKIE_PATH),
    more: html`type="button" aria-label="${messages.settings}" title="${messages.settings}"${!state?.isSettingsVisible && html` hidden=""`}`,
  });

const partsMarkup = (view: ConsentView, state?: ConsentState) =>
  html`${!view.isDialogOnly && [bannerMarkup(view, state, view.id ?? 'iq-consent'), settingsMarkup(view, state)]}
    <dialog part="prompt"></dialog>`;

/**
 * Banner, settings button and empty dialog as HTML, which `attachConsent` makes work. React, a server or a build puts it
 * into a `Root`. Without a `state` nothing shows until then.
 *
 * Each button carries `data-action`: `accept`, `reject`, `customize`, `dismiss`, `settings`, `save`, `close` or `receipt`.
 * Each card of the preferences carries `data-category`, the id of its kind.
 *
 * @example
 * import { consentMarkup, Root } from '@quotient/iq-test/consent';
 *
 * <Root id="cookies" lang={words.lang}>
 *   <div dangerouslySetInnerHTML={{ __html: consentMarkup({ words, privacyHref: '/privacy' }) }} />
 * </Root>
 */
export const consentMarkup = (view: ConsentView, state?: ConsentState): string =>
  partsMarkup(view, state).markup;

/** Markup of `consentMarkup` in a `Root` of its own. */
export const consentRootMarkup = (view: ConsentView): string =>
  html`<div class="${rootStyles.container}" dir="${directionOf(view.words.lang)}" data-iq-root="" lang="${view.words.lang}">
    <div class="${rootStyles.root}">${partsMarkup(view)}</div>
  </div>`.markup;
