import { useSearchParams } from 'react-router';
import { defineWords } from '../../words/defineWords.ts';
import { Page } from '../parts/Page.tsx';
import { useWords } from '../words.tsx';
import { docsPath } from './docsPath.ts';

const words = defineWords({
  en: { title: 'Documentation for partners', intro: 'You’re signed in and can open it now.', open: 'Open' },
  de: {
    title: 'Dokumentation für Partner',
    intro: 'Sie sind angemeldet und können sie jetzt öffnen.',
    open: 'Öffnen',
  },
});

/** Way to the documentation for partners after the sign-in. It isn't a screen of this area. */
export function OpenPartnerDocs() {
  const { title, intro, open } = useWords(words);
  const [query] = useSearchParams();
  return (
    <Page title={title} intro={intro}>
      <p>
        <a href={docsPath(query.get('to'))}>{open}</a>
      </p>
    </Page>
  );
}
