import type { MailContent } from './mailContent.ts';

/** Text of an email, for programs and people who don't read HTML. */
export function mailText({
  subject,
  date,
  warning,
  hero,
  facts,
  chart,
  links = [],
  closing,
}: MailContent): string {
  const pair = (term: string, value: string) => `${term}: ${value}`;
  const paragraphs = [
    [subject, ...(date ? [date] : [])],
    warning ? [warning] : [],
    hero ? [pair(hero.term, hero.value), ...hero.notes] : [],
    facts.map(([term, value]) => pair(term, value)),
    chart ? [chart.title, ...chart.bars.map(({ name, words }) => pair(name, words))] : [],
    links.map(({ words, url }) => pair(words, url)),
    ...closing.map((text) => [text]),
  ];
  return `${paragraphs
    .filter(({ length }) => length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`;
}
