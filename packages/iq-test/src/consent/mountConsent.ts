import { directionOf } from '@quotient/contract/direction';
import { richParts } from '../i18n/richParts.ts';
import * as rootStyles from '../theme/Root.css.ts';
import { cx } from '../ui/cx.ts';
import * as dialogStyles from '../ui/Dialog.css.ts';
import { CLOSE_PATH, COOKIE_PATH } from '../ui/iconPaths.ts';
import * as switchStyles from '../ui/Switch.css.ts';
import * as bannerStyles from './ConsentBanner.css.ts';
import * as preferencesStyles from './ConsentDialog.css.ts';
import * as settingsStyles from './ConsentSettingsButton.css.ts';
import { consentCategories } from './consentCategories.ts';
import type { ConsentCategoryId, ConsentChoices } from './consentRecord.ts';
import type { ConsentWords } from './consentWords.ts';
import type { Consent } from './createConsent.ts';
import { button, element, icon } from './elements.ts';

/** What the cookie consent without a framework shows. */
export interface MountConsentOptions {
  /** The decision that is asked for, shown and changed. */
  consent: Consent;
  /** What it says, and in which language. */
  words: ConsentWords;
  /** Address of the privacy policy. @default '/privacy-policy' */
  privacyHref?: string | undefined;
  /** The kinds of cookies that the page uses; of the others it is said that they are not in use. @default all */
  categoriesInUse?: readonly ConsentCategoryId[] | undefined;
  /** Where it is put, as the last child. @default `document.body` */
  place?: Element | undefined;
}

let count = 0;

/**
 * Cookie consent as a whole, without a framework: the same elements as `CookieConsent`, in the same look. Returns what
 * takes it away again.
 */
export function mountConsent(options: MountConsentOptions): () => void {
  const { consent, words, privacyHref = '/privacy-policy', place = document.body } = options;
  const { lang, messages } = words;
  count += 1;
  const id = `iq-consent-${count}`;
  const parts = element('div', { class: rootStyles.root });
  const root = element(
    'div',
    { class: rootStyles.container, 'data-iq-root': true, lang, dir: directionOf(lang) },
    parts,
  );
  const text = (content: string, attributes: { class: string; id?: string }) =>
    element(
      'p',
      attributes,
      ...richParts(content).map((part) =>
        part.tag === 'privacy'
          ? element('a', { href: privacyHref, class: bannerStyles.link }, part.content)
          : part.content,
      ),
    );

  function makeBanner(): HTMLElement {
    const actions = [
      ['reject', messages.rejectAll, consent.rejectAll],
      ['customize', messages.customize, consent.openDialog],
      ['accept', messages.acceptAll, consent.acceptAll],
    ] as const;
    const titleId = `${id}-title`;
    return element(
      'section',
      { class: bannerStyles.banner, 'aria-labelledby': titleId },
      element(
        'div',
        { class: bannerStyles.content },
        element(
          'div',
          { class: bannerStyles.words },
          element('h2', { id: titleId, class: bannerStyles.title }, messages.bannerTitle),
          text(messages.bannerText, { class: bannerStyles.text }),
        ),
        element(
          'div',
          { class: bannerStyles.actions },
          ...actions.map(([action, label, click]) =>
            button({ class: bannerStyles.action, 'data-action': action, click }, label),
          ),
        ),
        button(
          {
            class: bannerStyles.close,
            'data-action': 'dismiss',
            'aria-label': messages.closeBanner,
            click: consent.dismissBanner,
          },
          icon(CLOSE_PATH),
          'quiet',
        ),
      ),
    );
  }

  const makeSettings = () =>
    button(
      {
        class: settingsStyles.button,
        'data-action': 'settings',
        'aria-label': messages.settings,
        title: messages.settings,
        click: consent.openDialog,
      },
      icon(COOKIE_PATH),
    );

  /** The switches, as they were decided; what was toggled and not saved before is forgotten. */
  function makePreferences(stored: ConsentChoices | undefined): HTMLFormElement {
    const cards = consentCategories(messages).map(
      ({ id: category, name, description, required, examples }) => {
        const inputId = `${id}-${category}`;
        const isUnused = options.categoriesInUse && !options.categoriesInUse.includes(category);
        return element(
          'li',
          { class: preferencesStyles.card, 'data-category': category },
          element('label', { for: inputId, class: preferencesStyles.name }, name),
          element('input', {
            class: cx(switchStyles.input, preferencesStyles.toggle),
            id: inputId,
            name: category,
            type: 'checkbox',
            role: 'switch',
            checked: required || stored?.[category],
            disabled: required,
            'aria-describedby': `${inputId}text`,
          }),
          element('p', { id: `${inputId}text`, class: preferencesStyles.description }, description),
          ...(required ? [element('span', { class: preferencesStyles.state }, messages.alwaysOn)] : []),
          element(
            'p',
            { class: preferencesStyles.examples },
            messages.examples.replace('{{examples}}', examples),
          ),
          ...(isUnused ? [element('p', { class: preferencesStyles.examples }, messages.notInUse)] : []),
        );
      },
    );
    return element(
      'form',
      {
        id: `${id}-form`,
        submit(event) {
          event.preventDefault();
          const chosen = new FormData(event.currentTarget as HTMLFormElement);
          consent.save({
            necessary: true,
            analytics: chosen.has('analytics'),
            marketing: chosen.has('marketing'),
            preferences: chosen.has('preferences'),
          });
        },
      },
      element('ul', { class: preferencesStyles.cards }, ...cards),
    );
  }

  function fillDialog(): void {
    const [titleId, bodyId, introId] = [`${id}-dialog`, `${id}-body`, `${id}-intro`];
    const action = (name: string, label: string, attributes: Record<string, string | (() => void)>) =>
      button({ class: preferencesStyles.action, 'data-action': name, ...attributes }, label);
    dialog.setAttribute('aria-labelledby', titleId);
    dialog.setAttribute('aria-describedby', introId);
    dialog.append(
      element(
        'div',
        { class: dialogStyles.body },
        element('h2', { id: titleId, class: dialogStyles.title }, messages.dialogTitle),
        element(
          'div',
          { id: bodyId },
          button(
            {
              class: preferencesStyles.close,
              'aria-label': messages.closeDialog,
              click: consent.closeDialog,
            },
            icon(CLOSE_PATH),
            'quiet',
          ),
          text(messages.dialogText, { id: introId, class: preferencesStyles.text }),
          makePreferences(consent.getState().record?.consent),
        ),
        element(
          'div',
          { class: dialogStyles.actions },
          action('reject', messages.rejectAll, { click: consent.rejectAll }),
          action('accept', messages.acceptAllShort, { click: consent.acceptAll }),
          action('save', messages.savePreferences, { type: 'submit', form: `${id}-form` }),
        ),
      ),
    );
    dialog.showModal();
  }
  function emptyDialog(): void {
    dialog.close();
    dialog.removeAttribute('aria-labelledby');
    dialog.removeAttribute('aria-describedby');
    dialog.replaceChildren();
  }

  let banner: HTMLElement | undefined;
  let settings: HTMLElement | undefined;
  const dialog = element('dialog', {
    class: cx(dialogStyles.dialog, preferencesStyles.dialog),
    cancel(event) {
      event.preventDefault(); // the state decides, also for Escape
      consent.closeDialog();
    },
  });
  parts.append(dialog);

  function show(): void {
    const { isBannerVisible, isSettingsVisible, isDialogOpen } = consent.getState();
    if (isBannerVisible !== Boolean(banner)) {
      banner?.remove();
      banner = isBannerVisible ? makeBanner() : undefined;
      if (banner) parts.prepend(banner);
    }
    if (isSettingsVisible !== Boolean(settings)) {
      settings?.remove();
      settings = isSettingsVisible ? makeSettings() : undefined;
      if (settings) dialog.before(settings);
    }
    if (isDialogOpen !== dialog.open) (isDialogOpen ? fillDialog : emptyDialog)();
  }
  place.append(root); // a dialog opens in a document only
  show();
  const end = consent.subscribe(show);
  return () => {
    end();
    root.remove();
  };
}
