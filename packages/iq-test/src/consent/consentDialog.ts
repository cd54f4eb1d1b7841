import * as dialogStyles from '../ui/Dialog.css.ts';
import { keepModal } from '../ui/keepModal.ts';
import { consentCategories } from './consentCategories.ts';
import * as styles from './consentDialog.css.ts';
import { buttonMarkup, type ConsentView, closeMarkup, richMarkup } from './consentMarkup.ts';
import { saveReceipt } from './consentReceipt.ts';
import type { Consent, ConsentState } from './createConsent.ts';
import { html } from './html.ts';

/** Fills and opens the dialog; returns a function that closes and empties it. `trust` is for pages with Trusted Types. */
export type OpenDialog = (
  dialog: HTMLDialogElement,
  consent: Consent,
  trust: (markup: string) => string,
) => () => void;

/** Cards with switches that show the stored decision. Nothing is switched on beforehand. */
function cardsMarkup(
  { words: { messages }, categoriesInUse }: ConsentView,
  { record }: ConsentState,
  id: string,
) {
  return consentCategories(messages).map(({ id: category, name, description, required, examples }) => {
    const inputId = `${id}-${category}`;
    const isOn = required || record?.consent[category];
    const isUnused = categoriesInUse && !categoriesInUse.includes(category);
    return html`<li class="${styles.card}" data-category="${category}">
      <label for="${inputId}" class="${styles.name}">${name}</label>
      <input class="${styles.toggle}" id="${inputId}" name="${category}" type="checkbox" role="switch" aria-describedby="${inputId}text"
        ${isOn && html` checked=""`}${required && html` disabled=""`}>
      <p id="${inputId}text" class="${styles.description}">${description}</p>
      ${required && html`<span class="${styles.state}">${messages.alwaysOn}</span>`}
      <p class="${styles.examples}">${messages.examples.replace('{{examples}}', examples)}</p>
      ${isUnused && html`<p class="${styles.examples}">${messages.notInUse}</p>`}
    </li>`;
  });
}

/** Content of the open dialog. */
function dialogMarkup(view: ConsentView, state: ConsentState, id: string): string {
  const { messages } = view.words;
  const action = (name: string, content: string, more = html`type="button"`) =>
    buttonMarkup({ action: name, className: styles.action, content, more });
  return html`<div class="${dialogStyles.body}">
    <h2 id="${id}-dialog" class="${dialogStyles.title}">${messages.dialogTitle}</h2>
    <div>
      ${closeMarkup('close', styles.close, messages.closeDialog)}
      <p id="${id}-intro" class="${styles.text}">${richMarkup(messages.dialogText, view.privacyHref)}</p>
      ${state.hasPrivacySignal && html`<p class="${styles.note}">${messages.privacySignal}</p>`}
      <form id="${id}-form"><ul class="${styles.cards}">${cardsMarkup(view, state, id)}</ul></form>
      ${state.record && buttonMarkup({ action: 'receipt', className: styles.receipt, content: messages.saveReceipt, tone: 'quiet' })}
    </div>
    <div class="${dialogStyles.actions}">
      ${action('reject', messages.rejectAll)}
      ${action('accept', messages.acceptAllShort)}
      ${action('save', messages.savePreferences, html`type="submit" form="${id}-form"`)}
    </div>
  </div>`.markup;
}

/**
 * The preferences, for `attachConsent` to open. Each time they begin with the stored decision; switches that were not
 * saved are forgotten.
 */
export const consentDialog =
  (view: ConsentView): OpenDialog =>
  (dialog, consent, trust) => {
    const { words, privacyHref = '/privacy-policy', categoriesInUse, id = 'iq-consent' } = view;
    const listening = new AbortController();
    const on = <Type extends keyof HTMLElementEventMap>(
      type: Type,
      listener: (event: HTMLElementEventMap[Type]) => void,
    ) => dialog.addEventListener(type, listener, listening);
    on('cancel', (event) => {
      event.preventDefault(); // the state decides, also for Escape
      consent.closeDialog();
    });
    on('submit', (event) => {
      event.preventDefault();
      const chosen = new FormData(event.target as HTMLFormElement);
      consent.save({
        necessary: true,
        analytics: chosen.has('analytics'),
        marketing: chosen.has('marketing'),
        preferences: chosen.has('preferences'),
      });
    });
    on('click', ({ target }) => {
      const { record, hasPrivacySignal } = consent.getState();
      if (record && (target as Element).closest('[data-action="receipt"]'))
        saveReceipt({ record, words, privacyHref, categoriesInUse, hasPrivacySignal });
    });
    dialog.className = styles.dialog;
    dialog.innerHTML = trust(dialogMarkup(view, consent.getState(), id));
    dialog.setAttribute('aria-labelledby', `${id}-dialog`);
    dialog.setAttribute('aria-describedby', `${id}-intro`);
    const close = keepModal(dialog, consent.closeDialog);
    return () => {
      close();
      listening.abort();
      dialog.removeAttribute('aria-labelledby');
      dialog.removeAttribute('aria-describedby');
      dialog.replaceChildren();
    };
  };
