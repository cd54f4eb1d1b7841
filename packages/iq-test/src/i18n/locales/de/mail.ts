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
  receipt: {
    subject: 'Beleg für die Bestellung {{number}}',
    preview: 'Ihr Kauf und Ihr Widerrufsrecht',
    demo: 'Das war eine Demo-Zahlung: Es wurde kein Geld bewegt.',
    number: 'Bestellnummer',
    date: 'Datum',
    item: 'Leistung',
    amount: 'Betrag',
    tax: 'Steuer',
    seller: 'Verkäufer',
    withdraw: 'Vertrag widerrufen',
    once: 'Sie haben einmal bezahlt. Nichts verlängert sich.',
    right:
      'Sie können diesen Vertrag bis zum Ende des {{date}} (UTC) ohne Angabe von Gründen widerrufen. Nutzen Sie dafür den Link oben und nennen Sie die Bestellnummer. Sie erhalten Ihr Geld auf dem Weg zurück, auf dem Sie bezahlt haben.',
    consent:
      'Am {{date}} haben Sie verlangt, dass Sie Ihr Ergebnis sofort erhalten, und bestätigt, dass Sie dadurch Ihr Widerrufsrecht verlieren. Das bestätigen wir Ihnen hiermit.',
  },
  withdrawal: {
    subject: 'Ihr Widerruf ist eingegangen',
    preview: 'Ihre Erklärung mit Datum und Uhrzeit',
    received: 'Eingegangen',
    declaration: 'Erklärung',
    words: 'Ich widerrufe den hier genannten Vertrag.',
    name: 'Name',
    contract: 'Vertrag',
    email: 'E-Mail-Adresse',
    seller: 'Verkäufer',
    next: 'Bewahren Sie diese E-Mail auf: Sie zeigt, was Sie wann erklärt haben. Wir prüfen Ihre Erklärung jetzt. Wenn Sie widerrufen dürfen, erhalten Sie Ihr Geld innerhalb von 14 Tagen auf dem Weg zurück, auf dem Sie bezahlt haben.',
    why: 'Diese E-Mail wurde gesendet, weil jemand diese Adresse auf unserer Seite für Widerrufe eingegeben hat. Wenn Sie das nicht waren, müssen Sie nichts tun.',
  },
};
