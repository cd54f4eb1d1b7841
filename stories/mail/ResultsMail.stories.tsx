import type { TestResults } from '@quotient/contract';
import { FIXTURE_SHARED_RESULT_ID, testResults } from '@quotient/fixtures';
import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { resultsEmail } from '../../server/src/mail/resultsEmail.ts';
import { MailPreview } from './MailPreview.tsx';

interface Args {
  results: TestResults;
  /** Language of the test session. */
  language: string;
  /** Shows the mail as on a dark screen. */
  isDark: boolean;
  /** The visitor has made a public page. */
  isShared: boolean;
}

const meta = preview.meta({
  title: 'Mail/Results',
  render: ({ results, language, isDark, isShared }: Args) => (
    <MailPreview
      content={resultsEmail(results, {
        locale: language,
        sharedPage: isShared ? `https://quiz.example/r/${FIXTURE_SHARED_RESULT_ID}` : undefined,
      })}
      isDark={isDark}
    />
  ),
  // the check of accessibility is not loaded in the documents of the emails: it would wait for each to answer
  parameters: { a11y: { options: { iframes: false } } },
  args: { results: testResults.iq131, language: 'en', isDark: false, isShared: false },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('iframe[data-loaded="true"]')).toHaveLength(2));
    for (const title of ['The email at 640 pixels', 'The email at 360 pixels']) {
      const { contentDocument } = canvas.getByTitle<HTMLIFrameElement>(title);
      const { scrollWidth = 0, clientWidth = 0 } = contentDocument?.documentElement ?? {};
      await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    }
  },
});

export const English = meta.story({});

export const EnglishDark = meta.story({ args: { isDark: true } });

export const German = meta.story({ args: { language: 'de' } });

export const French = meta.story({ args: { language: 'fr' } });

export const Spanish = meta.story({ args: { language: 'es' } });

export const Arabic = meta.story({ args: { language: 'ar' } });

export const ArabicDark = meta.story({ args: { language: 'ar', isDark: true } });

export const LowTooFastAndShared = meta.story({
  args: { results: { ...testResults.iq62, isTooFast: true }, isShared: true },
});
