import { PRIVATE_LINK_PATH } from '@quotient/contract/privateLink';
import { pathIn } from '@quotient/contract/site';
import { Skeleton } from '@quotient/iq-test/ui';
import { Island } from '../islands/Island.tsx';
import type { Page } from '../page.ts';
import { wordsIn } from '../words/words.ts';
import { Message } from './Message.tsx';
import * as styles from './TestInPlace.css.ts';

/** The results of one test, by its private link. */
export const myResults: Page = {
  path: PRIVATE_LINK_PATH,
  indexed: false,
  isPrivate: true,
  write: (locale) => {
    const { island, myResults: words, paymentReturn } = wordsIn[locale];
    const { title, description, heading, text } = words;
    return {
      title,
      description,
      island: 'other',
      content: (
        <>
          <noscript>
            <p className={styles.noScript}>{island.noScript}</p>
          </noscript>
          <Island name="my-results" locale={locale} placeholder={<Skeleton label={island.resuming} />} />
          <template data-missing>
            <Message title={heading}>
              <p>{text}</p>
              <a href={pathIn(locale, '/')}>{paymentReturn.toStart}</a>
            </Message>
          </template>
        </>
      ),
    };
  },
};
