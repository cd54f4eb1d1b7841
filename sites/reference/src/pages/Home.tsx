import { quizFacts } from '../layout/facts.ts';
import type { Page } from '../page.ts';
import { say, wordsIn } from '../words/words.ts';
import { TestInPlace } from './TestInPlace.tsx';

/** The test itself, and nothing else. */
export const home: Page = {
  path: '/',
  write: (locale) => {
    const { title, description } = wordsIn[locale].homePage;
    return {
      title: say(locale, title),
      description: say(locale, description),
      facts: [quizFacts(locale, say(locale, '{{name}}'), say(locale, description))],
      island: 'test',
      content: <TestInPlace locale={locale} />,
    };
  },
};
