import { brand } from '@quotient/contract/brand';
import { CONSENT_STORAGE_KEY } from '@quotient/iq-test/consent';
import { operator } from '../content/operator.ts';
import type { Page } from '../pages.ts';
import { Filled } from './Filled.tsx';
import * as styles from './Prose.css.ts';

/** What is kept on the visitor's device, by the part of the key after the brand's prefix. */
const deviceItems: { name: string; storage: 'local' | 'session'; purpose: string }[] = [
  {
    name: 'session',
    storage: 'local',
    purpose:
      'the number of your test and the secret that opens it, the question you are at and your answers, so that a reload or a crash loses nothing',
  },
  {
    name: 'last_session',
    storage: 'local',
    purpose:
      'the number and the secret of your last finished test, so that results you paid for stay within reach',
  },
  { name: 'saved_answers', storage: 'local', purpose: 'your answers, once the test is finished' },
  {
    name: 'saved_questions',
    storage: 'local',
    purpose: 'the questions you were shown, without their solutions',
  },
  { name: 'saved_iq', storage: 'local', purpose: 'your score, encrypted: only our server can read it' },
  { name: 'payment_status', storage: 'local', purpose: 'whether your results are paid for' },
  { name: 'return_path', storage: 'session', purpose: 'the page to come back to from the checkout' },
];

/** Says what this software does with data as it is now; no more and no less. */
export const privacyPolicy: Page = {
  path: '/privacy-policy',
  file: 'privacy-policy/index.html',
  title: `Privacy policy: ${brand.name}`,
  description: `Which data the ${brand.name} uses, where it is kept, and how to have it removed.`,
  Content: () => (
    <article className={styles.prose}>
      <h1 className={styles.title}>Privacy policy</h1>
      <p>
        In short: no account, no cookies, no advertising, and no analytics that leaves the page. The test
        needs your answers to work out a score, and nothing that says who you are.
      </p>

      <h2 className={styles.section}>Who is responsible</h2>
      <p>
        <Filled value={operator.name} what="their name" />
      </p>
      <p>
        Write to: <Filled value={operator.email} what="their email address" />
      </p>

      <h2 className={styles.section}>What our server keeps</h2>
      <ul>
        <li>
          <strong>Your test:</strong> a random number for it, the questions you were shown, your answers, how
          often each question was viewed, when you started and finished, the time limit you chose, the
          language, and the score. It carries no name. The secret that opens it is kept as a fingerprint only.
        </li>
        <li>
          <strong>A payment:</strong> its number at the payment provider, the amount and whether it is paid.
          With the demo checkout no money moves and no card is asked for.
        </li>
        <li>
          <strong>An email with your results</strong>, if you ask for one: your address is used to hand over
          that one message. The record of your test notes when it was sent, not to whom. An installation
          without a mail server keeps the message as a file.
        </li>
        <li>
          <strong>A shared result</strong>, if you create a link: the score, the percentile and the number of
          correct answers. Whoever has the link can read them.
        </li>
      </ul>
      <p>
        These records are needed to give you the test and its results (in the words of the GDPR: performance
        of a contract, Art. 6(1)(b)). They are kept on the computer this site runs on and are not passed on.
      </p>
      <p>
        How long they are kept: <Filled value={operator.retention} what="how long records are kept" />
      </p>

      <h2 className={styles.section}>What is kept on your device</h2>
      <p>
        No cookies so far. These entries of your browser's storage stay on your device until you clear the
        site's data; those marked “session” go with the tab.
      </p>
      <ul>
        {deviceItems.map(({ name, storage, purpose }) => (
          <li key={name}>
            <code>{`${brand.slug}_${name}`}</code>
            {storage === 'session' && ' (session)'}: {purpose}.
          </li>
        ))}
        <li>
          <code>{CONSENT_STORAGE_KEY}</code>: your answer to the cookie banner.
        </li>
      </ul>

      <h2 id="cookies" className={styles.section}>
        Cookies and your choice
      </h2>
      <p>
        The banner asks which kinds of cookies you agree to. Your answer stays on your device and is sent to
        nobody; you can change it at any time by the cookie button at the bottom left or by “Cookie settings”
        in the footer. At present this site uses nothing beyond the necessary kind. Analytics or advertising
        that the operator may add has to follow your answer.
      </p>

      <h2 className={styles.section}>Analytics</h2>
      <p>
        The page notes what happens in the test (started, answered, next question) in a list in its own
        memory. Nothing reads that list, nothing is sent, and it is gone when you leave the page. No other
        company's code, fonts or pictures are loaded.
      </p>

      <h2 className={styles.section}>Your rights</h2>
      <p>
        You may ask what is kept about you, have it corrected or deleted, receive a copy, object to its use,
        and complain to a data protection authority. As records carry no name, tell the operator the number of
        your test: it stands in <code>{`${brand.slug}_last_session`}</code> or{' '}
        <code>{`${brand.slug}_session`}</code> on your device.
      </p>
    </article>
  ),
};
