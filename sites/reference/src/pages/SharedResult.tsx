import { pathIn } from '@quotient/contract/site';
import type { Page } from '../page.ts';
import { say, wordsIn } from '../words/words.ts';
import { Message } from './Message.tsx';

/** Answers for every `/r/…`. The server fills the result in; as it is built, it says that there is none. */
export const sharedResult: Page = {
  path: '/r',
  indexed: false,
  filled: true,
  write: (locale) => {
    const { shared, notFound } = wordsIn[locale];
    return {
      title: say(locale, shared.title),
      description: say(locale, shared.description),
      content: (
        <Message title={notFound.heading}>
          <p>{shared.text}</p>
          <a href={pathIn(locale, '/')}>{notFound.home}</a>
        </Message>
      ),
    };
  },
};
