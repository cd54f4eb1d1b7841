import { richParts } from '../i18n/richParts.ts';
import { cx } from '../ui/cx.ts';
import * as dialogStyles from '../ui/Dialog.css.ts';
import { CLOSE_PATH, COOKIE_PATH } from '../ui/iconPaths.ts';
import * as switchStyles from '../ui/Switch.css.ts';
import * as bannerStyles from './ConsentBanner.css.ts';
import * as preferencesStyles from './ConsentDialog.css.ts';
import * as settingsStyles from './ConsentSettingsButton.css.ts';
import { consentCategories, usesOnlyNecessary } from './consentCategories.ts';
import { saveReceipt } from './consentReceipt.ts';
import type { ConsentCategoryId } from './consentRecord.ts';
import type { ConsentWords } from './consentWords.ts';
import type { Consent } from './createConsent.ts';
import { button, element, icon } from './elements.ts';

/** What the parts of one cookie consent are made of. */
export interface Shown {
  consent: Consent;
  words: ConsentWords;
  privacyHref: string;
  categoriesInUse: readonly ConsentCategoryId[] | undefined;
  /** Start of every id. */
  id: string;
}

/** A text of ours, with the link to the privacy policy in it. */
const paragraph = ({ privacyHref }: Shown, content: string, attributes: { class: string; id?: string }) =>
  element(
    'p',
    attributes,
    ...richParts(content).map((part) =>
      part.tag === 'privacy'
        ? element('a', { href: privacyHref, class: bannerStyles.link }, part.content)
        : element('span', {}, part.content),
    ),
  );

/** Says that the browser asks for privacy by itself, where it does. */
const privacySignalOf = ({ consent, words }: Shown, className: string) =>
  consent.getState().hasPrivacySignal
    ? [element('p', { class: className }, words.messages.privacySignal)]
    : [];

/** What asks at the edge of the window. */
export function bannerOf(shown: Shown): HTMLElement {
  const { consent, words, categoriesInUse, id } = shown;
  const { messages } = words;
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
        paragraph(shown, messages.bannerText, { class: bannerStyles.text }),
        ...(usesOnlyNecessary(categoriesInUse)
          ? [element('p', { class: bannerStyles.text }, messages.onlyNecessary)]
          : []),
        ...privacySignalOf(shown, bannerStyles.text),
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

/** The round button that opens the choices again. */
export const settingsOf = ({ consent, words: { messages } }: Shown): HTMLButtonElement =>
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
function preferencesOf({ consent, words, id, categoriesInUse }: Shown): HTMLFormElement {
  const { messages } = words;
  const stored = consent.getState().record?.consent;
  const cards = consentCategories(messages).map(({ id: category, name, description, required, examples }) => {
    const inputId = `${id}-${category}`;
    const isUnused = categoriesInUse && !categoriesInUse.includes(category);
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
  });
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

/** What lets the visitor keep the decision as a file, once there is one. */
function receiptOf({ consent, words, privacyHref, categoriesInUse }: Shown): HTMLElement[] {
  const { record, hasPrivacySignal } = consent.getState();
  if (!record) return [];
  const click = () => saveReceipt({ record, words, privacyHref, categoriesInUse, hasPrivacySignal });
  const attributes = { class: preferencesStyles.receipt, 'data-action': 'receipt', click };
  return [button(attributes, words.messages.saveReceipt, 'quiet')];
}

/** What stands in the open dialog, and which of it names and describes the dialog. */
export function dialogOf(shown: Shown) {
  const { consent, words, id } = shown;
  const { messages } = words;
  const [titleId, bodyId, introId] = [`${id}-dialog`, `${id}-body`, `${id}-intro`];
  const action = (name: string, label: string, attributes: Record<string, string | (() => void)>) =>
    button({ class: preferencesStyles.action, 'data-action': name, ...attributes }, label);
  const content = element(
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
      paragraph(shown, messages.dialogText, { id: introId, class: preferencesStyles.text }),
      ...privacySignalOf(shown, preferencesStyles.note),
      preferencesOf(shown),
      ...receiptOf(shown),
    ),
    element(
      'div',
      { class: dialogStyles.actions },
      action('reject', messages.rejectAll, { click: consent.rejectAll }),
      action('accept', messages.acceptAllShort, { click: consent.acceptAll }),
      action('save', messages.savePreferences, { type: 'submit', form: `${id}-form` }),
    ),
  );
  return { titleId, introId, content };
}
