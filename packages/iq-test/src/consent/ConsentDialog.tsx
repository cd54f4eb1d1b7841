import { forwardRef, useId, useState } from 'react';
import type { ConsentMessages } from '../i18n/messages.ts';
import { RichText } from '../i18n/RichText.tsx';
import { Button } from '../ui/Button.tsx';
import { cx } from '../ui/cx.ts';
import { Dialog, type DialogProps } from '../ui/Dialog.tsx';
import { CloseIcon } from '../ui/icons.tsx';
import type { With, Without } from '../ui/propForms.ts';
import { Switch } from '../ui/Switch.tsx';
import * as styles from './ConsentDialog.css.ts';
import { consentCategories } from './consentCategories.ts';
import { saveReceipt } from './consentReceipt.ts';
import type { ConsentCategoryId, ConsentChoices, ConsentRecord } from './consentRecord.ts';
import { type Consent, onlyNecessary } from './createConsent.ts';
import { type Followed, pagesOwn, useConsentState } from './useConsent.ts';

interface Given extends Omit<DialogProps, 'open' | 'title' | 'actions' | 'onClose' | 'children'> {
  /**
   * The decision that is shown and changed; it also says whether the dialog is open.
   * @default a decision of your own, in `record` and the callbacks
   */
  consent?: Omit<Consent, 'dismissBanner' | 'openDialog'> | undefined;
  /** Whether it is open. */
  open?: boolean | undefined;
  /** What was decided, which the switches show and the receipt tells of. @default nothing yet */
  record?: ConsentRecord | undefined;
  /** The visitor agrees to all kinds of cookies. */
  onAcceptAll?: (() => void) | undefined;
  /** The visitor agrees to the necessary ones alone. */
  onRejectAll?: (() => void) | undefined;
  /** The visitor agrees to these kinds. */
  onSave?: ((choices: ConsentChoices) => void) | undefined;
  /** The visitor closes it, which decides nothing. */
  onClose?: (() => void) | undefined;
  /** The browser asks for privacy by itself, which is said. @default false */
  hasPrivacySignal?: boolean | undefined;
  /** What it says. */
  words: ConsentMessages;
  /** Address of the privacy policy. @default '/privacy-policy' */
  privacyHref?: string | undefined;
  /** The kinds of cookies that the page uses; of the others it is said that they are not in use. @default all */
  categoriesInUse?: readonly ConsentCategoryId[] | undefined;
}

type Callback = 'onAcceptAll' | 'onRejectAll' | 'onSave' | 'onClose';

/** All other attributes, and the ref, go to the `<dialog>`. It takes a `consent`, or `open` and all four callbacks. */
export type ConsentDialogProps = Given &
  (
    | (With<Given, 'consent'> & Without<Callback | 'open' | 'record' | 'hasPrivacySignal'>)
    | (With<Given, Callback | 'open'> & Without<'consent'>)
  );

interface DialogOfProps extends Omit<Given, Callback | 'consent' | 'open' | 'record' | 'hasPrivacySignal'> {
  consent: Followed & Pick<Consent, 'acceptAll' | 'rejectAll' | 'save' | 'closeDialog'>;
}

/** The dialog of a decision. */
export const DialogOf = forwardRef<HTMLDialogElement, DialogOfProps>(function DialogOf(
  { consent, words, privacyHref = '/privacy-policy', categoriesInUse, className, ...rest },
  ref,
) {
  const { record, isDialogOpen, hasPrivacySignal } = useConsentState(consent);
  const formId = useId();
  const introId = useId();
  return (
    <Dialog
      {...rest}
      ref={ref}
      className={cx(styles.dialog, className)}
      open={isDialogOpen}
      title={words.dialogTitle}
      aria-describedby={introId}
      onClose={consent.closeDialog}
      actions={
        <>
          <Button className={styles.action} data-action="reject" onClick={consent.rejectAll}>
            {words.rejectAll}
          </Button>
          <Button className={styles.action} data-action="accept" onClick={consent.acceptAll}>
            {words.acceptAllShort}
          </Button>
          <Button className={styles.action} data-action="save" type="submit" form={formId}>
            {words.savePreferences}
          </Button>
        </>
      }
    >
      <Button
        tone="quiet"
        className={styles.close}
        aria-label={words.closeDialog}
        onClick={consent.closeDialog}
      >
        <CloseIcon />
      </Button>
      <p id={introId} className={styles.text}>
        <RichText
          text={words.dialogText}
          tags={{
            privacy: (content) => (
              <a href={privacyHref} className={styles.link}>
                {content}
              </a>
            ),
          }}
        />
      </p>
      {hasPrivacySignal && <p className={styles.note}>{words.privacySignal}</p>}
      <Preferences
        id={formId}
        words={words}
        stored={record?.consent}
        categoriesInUse={categoriesInUse}
        onSave={consent.save}
      />
      {record && (
        <Button
          tone="quiet"
          className={styles.receipt}
          data-action="receipt"
          onClick={({ currentTarget }) => {
            const lang = currentTarget.closest<HTMLElement>('[lang]')?.lang ?? '';
            saveReceipt({
              record,
              words: { lang, messages: words },
              privacyHref,
              categoriesInUse,
              hasPrivacySignal,
            });
          }}
        >
          {words.saveReceipt}
        </Button>
      )}
    </Dialog>
  );
});

/**
 * The preferences: one card with a switch for each kind of cookies, and a receipt of what was decided. Closing it decides
 * nothing. The buttons carry `data-action`: `reject`, `accept`, `save` or `receipt`; each card carries `data-category`,
 * the id of its kind.
 *
 * @example
 * import { ConsentDialog, useConsent } from '@quotient/iq-test/consent';
 *
 * const consent = useConsent();
 * return (
 *   <>
 *     <ConsentDialog consent={consent} words={words.messages} privacyHref="/privacy" />
 *     <button onClick={consent.openDialog}>Cookie settings</button>
 *   </>
 * );
 */
export const ConsentDialog = /* @__PURE__ */ forwardRef<HTMLDialogElement, ConsentDialogProps>(
  function ConsentDialog(
    { consent, open, record, onAcceptAll, onRejectAll, onSave, onClose, hasPrivacySignal = false, ...rest },
    ref,
  ) {
    const own =
      consent ??
      pagesOwn(
        { isDialogOpen: open, record, hasPrivacySignal },
        { acceptAll: onAcceptAll, rejectAll: onRejectAll, save: onSave, closeDialog: onClose },
      );
    return <DialogOf {...rest} ref={ref} consent={own} />;
  },
);

interface PreferencesProps {
  id: string;
  words: ConsentMessages;
  stored: ConsentChoices | undefined;
  categoriesInUse: readonly ConsentCategoryId[] | undefined;
  onSave: (choices: ConsentChoices) => void;
}

/** Begins anew with each opening: what was toggled and not saved is forgotten. Nothing is switched on beforehand. */
function Preferences({ id, words, stored, categoriesInUse, onSave }: PreferencesProps) {
  const switchId = useId();
  const [choices, setChoices] = useState<ConsentChoices>(stored ?? onlyNecessary);
  return (
    <form
      id={id}
      onSubmit={(event) => {
        event.preventDefault();
        onSave(choices);
      }}
    >
      <ul className={styles.cards}>
        {consentCategories(words).map((category) => {
          const inputId = `${switchId}${category.id}`;
          return (
            <li key={category.id} className={styles.card} data-category={category.id}>
              <label htmlFor={inputId} className={styles.name}>
                {category.name}
              </label>
              <Switch
                className={styles.toggle}
                id={inputId}
                name={category.id}
                checked={category.required || choices[category.id]}
                disabled={category.required}
                aria-describedby={`${inputId}text`}
                onChange={(checked) => setChoices({ ...choices, [category.id]: checked })}
              />
              <p id={`${inputId}text`} className={styles.description}>
                {category.description}
              </p>
              {category.required && <span className={styles.state}>{words.alwaysOn}</span>}
              <p className={styles.examples}>{words.examples.replace('{{examples}}', category.examples)}</p>
              {categoriesInUse && !categoriesInUse.includes(category.id) && (
                <p className={styles.examples}>{words.notInUse}</p>
              )}
            </li>
          );
        })}
      </ul>
    </form>
  );
}
