import { SharedResultIdSchema } from '@quotient/contract';
import { is } from 'valibot';
import type { ServedPages } from '../http/site/servedPages.ts';
import type { Ports } from '../ports.ts';
import { missingSharedPage, sharedPage } from './sharedPage.ts';
import { drawSharePicture } from './sharePicture.ts';
import type { ShownResult } from './shownResult.ts';
import type { Pictures } from './typesetting.ts';

interface ServedPagesOptions extends Pick<Ports, 'store' | 'publicUrl'> {
  pictures: Pictures;
}

/** What the site shows of what visitors have made public. */
export function createServedPages({ store, publicUrl, pictures }: ServedPagesOptions): ServedPages {
  const readShared = async (id: string): Promise<ShownResult | undefined> =>
    is(SharedResultIdSchema, id) ? store.sharedResults.get(id) : undefined;
  const { host } = new URL(publicUrl);
  return {
    async sharedResult(id, wishes) {
      const shared = await readShared(id);
      return shared
        ? { isFound: true, filling: sharedPage(shared, publicUrl) }
        : { isFound: false, filling: missingSharedPage(wishes) };
    },
    async sharedPicture(id) {
      const shared = await readShared(id);
      if (!shared) return undefined;
      const { iq_score, percentile, isTooFast, locale, interval } = shared;
      const key = JSON.stringify([host, iq_score, percentile, isTooFast, locale, interval]);
      const content = await pictures.png(key, (typesetter) => drawSharePicture(typesetter, shared, host));
      return { type: 'image/png', content };
    },
  };
}
