import { pathIn } from '@quotient/contract/site';
import type { Page } from '../page.ts';
import { wordsIn } from '../words/words.ts';
import { Message } from './Message.tsx';

/** Answers for every `/verify/…`. The server fills the certificate in; as it is built, it says that there is none. */
export const certificate: Page = {
  path: '/verify',
  indexed: false,
  filled: true,
  write: (locale) => {
    const { certificate, notFound } = wordsIn[locale];
    return {
      title: certificate.title,
      description: certificate.description,
      content: (
        <Message title={certificate.heading}>
          <p>{certificate.text}</p>
          <a href={pathIn(locale, '/')}>{notFound.home}</a>
        </Message>
      ),
    };
  },
};
