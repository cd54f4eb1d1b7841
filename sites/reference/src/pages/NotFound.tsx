import { pathIn } from '@quotient/contract/site';
import type { Page } from '../page.ts';
import { wordsIn } from '../words/words.ts';
import { Message } from './Message.tsx';

/** Page that the server sends with HTTP status 404. */
export const notFound: Page = {
  path: '/404',
  indexed: false,
  write: (locale) => {
    const { title, description, heading, text, home } = wordsIn[locale].notFound;
    return {
      title,
      description,
      content: (
        <Message title={heading}>
          <p>{text}</p>
          <a href={pathIn(locale, '/')}>{home}</a>
        </Message>
      ),
    };
  },
};
