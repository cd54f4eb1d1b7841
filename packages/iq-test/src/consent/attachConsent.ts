import { usesOnlyNecessary } from './consentCategories.ts';
import type { OpenDialog } from './consentDialog.ts';
import type { ConsentCategoryId } from './consentRecord.ts';
import type { Consent } from './createConsent.ts';
import { followFocus } from './followFocus.ts';
import { trusted } from './html.ts';

/** Options of `attachConsent`. */
export interface AttachConsentOptions {
  /** The decision that is asked for, shown and changed. */
  consent: Consent;
  /** The kinds of cookies that the page uses. @default all */
  categoriesInUse?: readonly ConsentCategoryId[] | undefined;
  /** Fetches the preferences, see `consentDialog`. Called again after a failure. */
  loadDialog: () => Promise<OpenDialog>;
  /** Finds the element that gets the focus after a decision, if nothing had it before. @default the settings button */
  focusNext?: (() => HTMLElement | null) | undefined;
}

/**
 * Makes the HTML of `consentMarkup` in `root` work, wherever it was rendered: its buttons decide, banner and settings
 * button follow the decision, and the preferences are fetched when they are opened. If that fails, the last
 * `role="alert"` in `root` says so. Returns a function that ends it; the HTML stays.
 *
 * @example
 * import { attachConsent, consentDialog, createConsent, loadConsentWords } from '@quotient/iq-test/consent';
 *
 * const root = document.querySelector<HTMLElement>('#cookies')!; // with the HTML of `consentMarkup`
 * const loadDialog = async () => consentDialog({ words: await loadConsentWords() });
 * attachConsent(root, { consent: createConsent(), loadDialog });
 */
export function attachConsent(root: HTMLElement, options: AttachConsentOptions): () => void {
  const { consent, categoriesInUse, loadDialog } = options;
  const find = (selector: string) => root.querySelector<HTMLElement>(selector);
  const [banner, settings] = [find('section'), find('[data-action="settings"]')];
  const dialog = root.querySelector('dialog') as HTMLDialogElement;
  const failed = [...root.querySelectorAll<HTMLElement>('[role="alert"]')].pop();
  const { focusNext = () => settings } = options;
  let hasFailed = false;
  let isAttached = true;
  let isLoading = false;
  let open: OpenDialog | undefined;
  let close: (() => void) | undefined;

  async function load(): Promise<void> {
    if (isLoading) return;
    isLoading = true;
    try {
      open = await loadDialog();
      hasFailed = false;
    } catch (error) {
      console.error('The cookie preferences could not be loaded.', error);
      hasFailed = true;
      if (isAttached) consent.closeDialog();
    }
    isLoading = false;
    if (isAttached) show();
  }
  function toggle(element: HTMLElement | null | undefined, isShown: boolean | undefined): void {
    if (element) element.hidden = !isShown;
  }
  function show(): void {
    const { isBannerVisible, isSettingsVisible, isDialogOpen, hasPrivacySignal } = consent.getState();
    toggle(failed, hasFailed);
    toggle(banner, isBannerVisible || (hasFailed && banner?.contains(failed as Node)));
    toggle(settings, isSettingsVisible);
    toggle(find('[data-note="necessary"]'), usesOnlyNecessary(categoriesInUse));
    toggle(find('[data-note="signal"]'), hasPrivacySignal);
    if (!isDialogOpen) {
      close?.();
      close = undefined;
    } else if (!open) void load();
    else close ??= open(dialog, consent, trusted);
  }
  const decide = (act: () => void) => () => {
    hasFailed = false;
    act();
  };
  const actions: Record<string, () => void> = {
    accept: decide(consent.acceptAll),
    reject: decide(consent.rejectAll),
    dismiss: decide(consent.dismissBanner),
    customize: consent.openDialog,
    settings: consent.openDialog,
    close: consent.closeDialog,
  };
  const press = ({ target }: Event) =>
    actions[(target as Element).closest<HTMLElement>('[data-action]')?.dataset.action ?? '']?.();
  root.addEventListener('click', press);
  // before `show`: it looks for the focus while the element that has it still shows
  const unfollow = banner && followFocus(root, consent, focusNext);
  const end = consent.subscribe(show);
  show();
  return () => {
    isAttached = false;
    root.removeEventListener('click', press);
    unfollow?.();
    end();
    close?.();
  };
}
