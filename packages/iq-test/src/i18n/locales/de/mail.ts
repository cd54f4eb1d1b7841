import type { MailMessages } from '../../messages.ts';

export { later } from './later.ts';

export const mail: MailMessages = {
  score: 'IQ-Wert',
  categoryValue: '{{correct}}, {{performance}}',
  disclaimer:
    'Dieses Ergebnis ist eine Schätzung und dient nur Unterhaltungs- und Bildungszwecken. Es ist keine klinische oder fachliche Beurteilung.',
  performance: { Strong: 'Stark', Average: 'Durchschnittlich', 'Needs Improvement': 'Ausbaufähig' },
};
