import type { MailMessages } from '../../messages.ts';

export { later } from './later.ts';

export const mail: MailMessages = {
  preview: 'Ihr IQ-Wert, Ihr Prozentrang und Ihre Fähigkeiten',
  date: 'Test vom {{date}}',
  privateLink: 'Ihr Ergebnis auf jedem Gerät öffnen',
  privateLinkNote: 'Behalten Sie diese E-Mail für sich: Wer den privaten Link hat, kann Ihr Ergebnis sehen.',
  page: 'Ihre öffentliche Seite',
  why: 'Diese E-Mail wurde gesendet, weil jemand diese Adresse auf der Seite mit seinem Ergebnis eingegeben hat. Wenn Sie das nicht waren, müssen Sie nichts tun.',
  score: 'IQ-Wert',
  categoryValue: '{{correct}}, {{performance}}',
  disclaimer:
    'Dieses Ergebnis ist eine Schätzung und dient nur Unterhaltungs- und Bildungszwecken. Es ist keine klinische oder fachliche Beurteilung.',
  performance: { Strong: 'Stark', Average: 'Durchschnittlich', 'Needs Improvement': 'Ausbaufähig' },
};
