import { brand } from '@quotient/contract/brand';
import { retention, retentionText } from '@quotient/contract/retention';
import { CONSENT_STORAGE_KEY, consentCategories } from '@quotient/iq-test/consent';
import { Fragment, type ReactNode } from 'react';
import { operator } from '../content/operator.ts';
import {
  categoriesInUse,
  consentEntry,
  type DeviceEntry,
  deviceEntries,
  type ServerEntry,
  serverEntries,
} from '../content/storedData.ts';
import { consentWords } from '../locales.ts';
import type { Page } from '../page.ts';
import { Filled } from './Filled.tsx';
import * as styles from './Prose.css.ts';

const kindsOfCookies = consentCategories(consentWords.en.messages);
/** The kinds beyond the necessary one that are in use, in words. */
const inUse =
  categoriesInUse.filter((id) => id !== 'necessary').join(', ') || 'nothing: no analytics and no advertising';

/** Each entry on the device with its whole key. */
const onDevice: [key: string, entry: DeviceEntry][] = [
  ...Object.entries(deviceEntries).map(([name, entry]): [string, DeviceEntry] => [
    `${brand.slug}_${name}`,
    entry,
  ]),
  [CONSENT_STORAGE_KEY, consentEntry],
];

/** One entry in a list of terms, with a last line of its own. */
const Entry = ({ name, text, children }: { name: ReactNode; text: string; children: ReactNode }) => (
  <>
    <dt>{name}</dt>
    <dd>{text}</dd>
    <dd>{children}</dd>
  </>
);
const Kept = ({ kept, ...entry }: { name: ReactNode; text: string; kept: ReactNode }) => (
  <Entry {...entry}>
    <em>How long:</em> {kept}
  </Entry>
);

/** The server that sends the page puts its own times in: see `fillRetention`. */
const Deleted = ({ deleted }: Required<Pick<ServerEntry, 'deleted'>>) => (
  <>
    {' '}
    At most:{' '}
    {deleted.map(([what, kind], index) => (
      <Fragment key={kind}>
        {index > 0 && '; '}
        {what}: <span data-retention={kind}>{retentionText(retention[kind].days, 'en')}</span>
      </Fragment>
    ))}
    .
  </>
);

/** Says what this software does with data as it is now; no more and no less. */
export const privacyPolicy: Page = {
  path: '/privacy-policy',
  above: 'company',
  write: () => ({
    title: `Privacy policy: ${brand.name}`,
    description: `Which data the ${brand.name} uses, where it is kept, and how to have it removed.`,
    content: (
      <article className={styles.prose}>
        <h1 className={styles.title}>Privacy policy</h1>
        <p>
          In short: no account, and nothing that says who you are. The test needs your answers to work out a
          score. Besides what is necessary, this site uses {inUse} at present.
        </p>

        <h2 className={styles.section}>Who is responsible</h2>
        <p>
          <Filled value={operator.name} what="their name" />
        </p>
        <p>
          Write to: <Filled value={operator.email} what="their email address" />
        </p>

        <h2 className={styles.section}>What our server keeps</h2>
        <dl>
          {serverEntries.map(({ name, text, kept, deleted }) => (
            <Kept
              key={name}
              name={name}
              text={text}
              kept={
                <>
                  {kept}
                  {deleted && <Deleted deleted={deleted} />}
                </>
              }
            />
          ))}
        </dl>
        <p>
          These records are needed to give you the test and its results (in the words of the GDPR: performance
          of a contract, Art. 6(1)(b)). They are kept on the computer this site runs on. Nobody else gets more
          of them than is said above.
        </p>

        <h2 className={styles.section}>What is kept on your device</h2>
        <p>
          These entries stand in your browser's storage; clearing the site's data removes all of them. This
          software sets no cookies of its own.
        </p>
        <dl>
          {onDevice.map(([key, { goesWithTab, purpose, kept }]) => {
            const name = (
              <>
                <code>{key}</code>
                {goesWithTab && ' (goes with the tab)'}
              </>
            );
            const text = `${purpose[0]?.toUpperCase()}${purpose.slice(1)}.`;
            return <Kept key={key} name={name} text={text} kept={kept} />;
          })}
        </dl>
        <p>
          On a partner's website the same entries are kept there, their names followed by <code>@</code> and a
          mark of the test on that page.
        </p>

        <h2 id="cookies" className={styles.section}>
          Cookies and your choice
        </h2>
        <p>
          The banner asks which kinds of cookies, and of storage that serves the same end, we may use. Your
          answer stays on your device and is sent to nobody; you can change it at any time by “Cookie
          settings” in the footer or the cookie button. What has no consent is not loaded.
        </p>
        <dl>
          {kindsOfCookies.map(({ id, name, description, examples }) => (
            <Entry key={id} name={name} text={`${description} Examples: ${examples}.`}>
              <em>
                {categoriesInUse.includes(id)
                  ? 'In use on this site.'
                  : 'Not in use on this site at present.'}
              </em>
            </Entry>
          ))}
        </dl>

        <h2 className={styles.section}>Analytics</h2>
        <p>
          The page notes what happens in the test (started, answered and with what, next question) in a list
          in its own memory, which is gone when you leave the page. No score is ever noted there.{' '}
          {categoriesInUse.includes('analytics')
            ? 'Where you agreed to analytics cookies, the tools named there read that list.'
            : 'On this site nothing reads that list, and nothing of it is sent.'}{' '}
          {categoriesInUse.length === 1 && "No other company's code, fonts or pictures are loaded."}
        </p>
        <p>
          On a partner's website the same notes go to a list of that page (its <code>dataLayer</code>). The
          partner decides what reads it: see the partner's own privacy policy.
        </p>

        <h2 className={styles.section}>Your rights</h2>
        <p>
          You may ask what is kept about you, have it corrected or deleted, receive a copy, object to its use,
          and complain to a data protection authority. Below the payment and below your results, “Your data”
          gives you a copy of everything that belongs to your test, and erases it. For all else: as records
          carry no name, tell the operator the number of your test: it stands in{' '}
          <code>{`${brand.slug}_last_session`}</code> or <code>{`${brand.slug}_session`}</code> on your
          device.
        </p>
      </article>
    ),
  }),
};
