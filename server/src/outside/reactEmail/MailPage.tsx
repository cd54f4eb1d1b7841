import { directionOf } from '@quotient/contract/direction';
import {
  Column,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Link,
  Preview,
  Row,
  Section,
  Text,
} from '@react-email/components';
import type { CSSProperties } from 'react';
import type { MailBar, MailContent } from '../../mail/mailContent.ts';
import { darkStyles, light } from './palette.ts';

const serif = 'Georgia, "Times New Roman", serif';
const sans = '-apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif';

const text: CSSProperties = { margin: '0 0 8px', fontSize: '16px', lineHeight: '24px', color: light.ink };
const small: CSSProperties = { ...text, fontSize: '14px', lineHeight: '21px', color: light.muted };
const bar: CSSProperties = { height: '8px', fontSize: '1px', lineHeight: '8px', borderRadius: '4px' };

const heading: CSSProperties = { fontFamily: serif, fontWeight: 400, color: light.ink };
const card: CSSProperties = {
  maxWidth: '560px',
  padding: '28px 24px',
  backgroundColor: light.surface,
  border: `1px solid ${light.hairline}`,
  borderRadius: '16px',
};
const note: CSSProperties = {
  margin: '16px 0 8px',
  padding: '12px 16px',
  borderRadius: '10px',
  backgroundColor: light.warningSoft,
};
const anchor: CSSProperties = { color: light.accent, textDecoration: 'underline', wordBreak: 'break-all' };

interface CardProps extends MailContent {
  dir: 'ltr' | 'rtl';
}

/** Ability: its name and words, and a bar of two cells, which every mail program draws. */
function Bar({ name, words, percent, tone }: MailBar) {
  const filled = Math.round(percent);
  return (
    <Section style={{ marginBottom: '16px' }}>
      <Text className="ink" style={{ ...text, margin: '0' }}>
        {name}
      </Text>
      <Text className="muted" style={{ ...small, margin: '0 0 6px' }}>
        {words}
      </Text>
      <Row aria-hidden="true">
        {filled > 0 && (
          <Column className={tone} width={`${filled}%`} style={{ ...bar, backgroundColor: light[tone] }}>
            &nbsp;
          </Column>
        )}
        {filled < 100 && (
          <Column
            className="rest"
            width={`${100 - filled}%`}
            style={{ ...bar, backgroundColor: light.sunken }}
          >
            &nbsp;
          </Column>
        )}
      </Row>
    </Section>
  );
}

/** Main number of the email, as large as on the page of the results. */
function Hero({ term, value, notes }: NonNullable<MailContent['hero']>) {
  return (
    <Section style={{ margin: '20px 0' }}>
      <Text className="muted" style={{ ...small, margin: '0' }}>
        {term}
      </Text>
      <Text
        className="ink"
        style={{ margin: '0', fontFamily: serif, fontSize: '72px', lineHeight: '80px', color: light.ink }}
      >
        {value}
      </Text>
      {notes.map((note) => (
        <Text key={note} className="ink" style={{ ...text, margin: '0' }}>
          {note}
        </Text>
      ))}
    </Section>
  );
}

/** Terms at the start of their lines, values at the end. */
function Facts({ facts, dir }: Pick<MailContent, 'facts'> & { dir: 'ltr' | 'rtl' }) {
  const [start, end] = dir === 'rtl' ? (['right', 'left'] as const) : (['left', 'right'] as const);
  const cell: CSSProperties = { padding: '10px 0', borderTop: `1px solid ${light.hairline}` };
  return (
    <Section style={{ marginTop: '16px' }}>
      {facts.map(([term, value]) => (
        <Row key={term}>
          <Column className="muted hairline" align={start} style={{ ...small, ...cell }}>
            {term}
          </Column>
          <Column className="ink hairline" align={end} style={{ ...text, ...cell, wordBreak: 'break-word' }}>
            {value}
          </Column>
        </Row>
      ))}
    </Section>
  );
}

/** Results in the abilities. */
function Chart({ title, bars }: NonNullable<MailContent['chart']>) {
  return (
    <Section style={{ marginTop: '20px' }}>
      <Heading
        as="h2"
        className="ink"
        style={{ ...heading, margin: '0 0 16px', fontSize: '20px', lineHeight: '26px' }}
      >
        {title}
      </Heading>
      {bars.map((each) => (
        <Bar key={each.name} {...each} />
      ))}
    </Section>
  );
}

/** Card of an email, from top to bottom. */
function Card({ subject, date, warning, hero, facts, chart, links = [], closing, dir }: CardProps) {
  return (
    <Container className="surface" style={{ ...card, textAlign: dir === 'rtl' ? 'right' : 'left' }}>
      <Heading
        as="h1"
        className="ink"
        style={{ ...heading, margin: '0 0 4px', fontSize: '26px', lineHeight: '32px' }}
      >
        {subject}
      </Heading>
      {date && (
        <Text className="muted" style={small}>
          {date}
        </Text>
      )}
      {warning && (
        <Text className="note" style={{ ...text, ...note }}>
          {warning}
        </Text>
      )}
      {hero && <Hero {...hero} />}
      <Facts facts={facts} dir={dir} />
      {chart && <Chart {...chart} />}
      {links.map(({ words, url }) => (
        <Text key={url} className="ink" style={text}>
          {words}:{' '}
          <Link className="accent" href={url} dir="ltr" style={anchor}>
            {url}
          </Link>
        </Text>
      ))}
      <Hr className="hairline" style={{ margin: '20px 0 16px', borderTop: `1px solid ${light.hairline}` }} />
      {closing.map((paragraph) => (
        <Text key={paragraph} className="muted" style={small}>
          {paragraph}
        </Text>
      ))}
    </Container>
  );
}

/** Email as a page: missing content isn't drawn. */
export function MailPage(content: MailContent) {
  const { locale, subject, preview } = content;
  const dir = directionOf(locale);
  return (
    <Html lang={locale} dir={dir}>
      <Head>
        <title>{subject}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{darkStyles}</style>
      </Head>
      <Preview>{preview}</Preview>
      {/* react-email's Body paints a cell in the light color, where no class reaches it */}
      <body className="paper" dir={dir} style={{ margin: '0', backgroundColor: light.paper }}>
        <Section
          className="paper"
          dir={dir}
          style={{ padding: '24px 12px', backgroundColor: light.paper, fontFamily: sans }}
        >
          <Card {...content} dir={dir} />
        </Section>
      </body>
    </Html>
  );
}
