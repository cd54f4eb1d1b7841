const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

async function invite(): Promise<void> {
  const { openInvitation } = await import('./invite.ts');
  openInvitation();
}

/** Closes the header's open menus, at a click elsewhere or at Escape. */
function closeMenus(except?: Element | null): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('[data-menu][open]')) {
    if (menu === except) continue;
    const hadFocus = menu.contains(document.activeElement);
    menu.open = false;
    if (hadFocus) menu.querySelector('summary')?.focus();
  }
}

/** Adds the behavior of the page's frame beyond links. */
export function reactToFrame(): void {
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return;
    closeMenus(event.target.closest('[data-menu]'));
    if (event.target.closest('[data-reload]')) location.reload();
    if (event.target.closest('[data-print]')) print();
    const home = event.target.closest<HTMLAnchorElement>('[data-home]');
    // With a test under way in the page, Home and the logo reset it instead of loading the first page.
    const test = document.querySelector<HTMLElement>('[data-home-event][data-mounted]');
    const isUnderWay = (document.documentElement.dataset.stage ?? 'welcome') !== 'welcome';
    if (home && test && isPlain(event) && (isUnderWay || home.pathname === location.pathname)) {
      event.preventDefault();
      window.dispatchEvent(new CustomEvent(test.dataset.homeEvent ?? ''));
      window.scrollTo({ top: 0 });
    }
    if (event.target.closest('[data-invite]') && isPlain(event)) {
      event.preventDefault();
      void invite();
    }
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') closeMenus();
  });
  // without code, such a button would do nothing
  for (const button of document.querySelectorAll<HTMLElement>('[data-print]')) button.hidden = false;
  if (document.querySelector('[data-invite][data-pressed]')) void invite(); // before this code was here, see boot.ts
}

/** Offers the page in another language to who seems to prefer it. The language of the page itself stays his choice. */
export function offerLanguage(): void {
  const offer = document.querySelector<HTMLAnchorElement>('[data-language-offer]');
  const linkTo = (tag: string) =>
    document.querySelector<HTMLAnchorElement>(`[data-language="${CSS.escape(tag.split('-')[0] ?? '')}"]`);
  const preferred = navigator.languages.map(linkTo).find(Boolean);
  if (!offer || !preferred || preferred.lang === document.documentElement.lang) return;
  offer.href = preferred.href;
  offer.lang = offer.hreflang = preferred.lang;
  offer.textContent = preferred.textContent;
  offer.hidden = false;
}
