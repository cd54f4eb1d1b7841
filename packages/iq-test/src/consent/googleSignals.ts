import { dataLayer } from '../analytics/dataLayer.ts';
import type { ConsentChoices } from './consentRecord.ts';
import { onlyNecessary } from './createConsent.ts';
import { type TagFunction, toGoogleConsent } from './googleConsent.ts';

/** A tag function that pushes to a data layer, as Google's snippet does. */
export const commandsTo = (layer: () => unknown[]) =>
  function () {
    // biome-ignore lint/complexity/noArguments: Google's code knows a command by its being this object, no list
    layer().push(arguments);
  } as TagFunction;

/** The page's own tag function, or one that pushes to its data layer. */
export function tagFunction(): TagFunction {
  const page = globalThis as { gtag?: TagFunction };
  page.gtag ??= commandsTo(dataLayer);
  return page.gtag;
}

/**
 * Pushes Consent Mode v2 to the page's data layer: all four signals denied at first, then the current ones with each
 * decision. For a page without a tag of ours; use `googleTag` for one with a tag. Call it before anything else pushes
 * to the data layer.
 */
export function googleSignals(): (choices: ConsentChoices) => void {
  const gtag = tagFunction();
  gtag('consent', 'default', toGoogleConsent(onlyNecessary));
  return (choices) => gtag('consent', 'update', toGoogleConsent(choices));
}
