import { computed, effect, type ReadonlySignal } from '@preact/signals-react';
import type { PartnerInfo } from '../../api/partner.ts';
import type { Settings } from '../element/attributes.ts';
import { watchPageScheme } from './pageScheme.ts';
import { followPageStyle } from './pageStyle.ts';

/** Attributes of the element; an undefined one is absent. */
type Look = Readonly<Record<'data-theme' | 'data-brand' | 'data-stage', string | undefined>>;

/** Limit of repairs between two frames; a page that removes each repair would never end. */
const REPAIRS_PER_FRAME = 10;

/**
 * Writes an element's look on it, where its styles and the page's read it, now and after each change. What else changes
 * there is changed back before the browser draws: a page that makes its elements equal to its HTML again (Turbo, LiveView,
 * Livewire, htmx) takes away what is not in there. Returns what ends it.
 */
function keepLook(element: HTMLElement, look: () => Look): () => void {
  let frame: number | undefined;
  let repairs = 0;
  let current: Look;
  const write = () => {
    for (const [name, value] of Object.entries(current)) {
      if (value === undefined) element.removeAttribute(name);
      else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
    }
    observer.takeRecords(); // of our own
  };
  const observer = new MutationObserver(() => {
    frame ??= requestAnimationFrame(() => {
      frame = undefined;
      repairs = 0;
      write();
    });
    repairs += 1;
    if (repairs <= REPAIRS_PER_FRAME) write();
  });
  observer.observe(element, {
    attributeFilter: ['data-theme', 'data-brand', 'data-stage'] satisfies (keyof Look)[],
  });
  const stop = effect(() => {
    current = look();
    write();
  });
  return () => {
    stop();
    observer.disconnect();
    if (frame !== undefined) cancelAnimationFrame(frame);
  };
}

interface LookOptions {
  element: HTMLElement;
  settings: ReadonlySignal<Settings>;
  partner: ReadonlySignal<PartnerInfo>;
  stage: ReadonlySignal<string>;
}

/** Follows everything that an element's look depends on: its attributes, its partner, its stage and its page. */
export function followLook({ element, settings, partner, stage }: LookOptions) {
  const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
  const page = watchPageScheme(root);
  /** The theme in use: that of the attribute, or with `auto` the page's. */
  const theme = computed(() => {
    const wish = settings.value.theme;
    return wish === 'auto' ? page.scheme.value : wish;
  });
  const endLook = keepLook(element, () => ({
    'data-theme': theme.value,
    'data-brand': (settings.value.brand ?? partner.value.brandTheme) || undefined,
    'data-stage': stage.value,
  }));
  const pageStyle = followPageStyle({
    element,
    root,
    settings,
    follow: (update) =>
      effect(() => {
        for (const source of [page.changes, theme, settings, partner, stage]) source.value;
        update();
      }),
  });
  return {
    theme,
    pageStyle,
    /** Looks at the page again: the element may have been hidden before. */
    again: page.look,
    end() {
      endLook();
      pageStyle.end();
      page.end();
    },
  };
}
