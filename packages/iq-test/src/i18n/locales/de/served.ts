import type { ServedMessages } from '../../messages.ts';

export { later } from './later.ts';

export const served: ServedMessages = {
  shared: {
    title: '{{iq}} im {{name}}: Ihr eigenes Ergebnis für {{price}}',
    heading: 'Ein geteiltes Ergebnis im {{name}}',
    description:
      'Jemand teilt ein Ergebnis im {{name}}: {{iq}}, Prozentrang {{percentile}}. Beantworten Sie dieselben Fragen und sehen Sie, wo Sie stehen.',
    tooFast:
      'Diese Antworten kamen in weniger Zeit, als man zum Lesen der Fragen braucht. Dieser Wert sagt wenig über die Person.',
    percentileMeaning: 'Laut der Tabelle dieses Tests höher als bei etwa {{percent}} der Menschen.',
    interval: 'Der wahre Wert liegt in etwa zwei von drei Fällen zwischen {{low}} und {{high}}.',
    take: 'Den {{name}} selbst machen',
    missingTitle: 'Seite nicht gefunden',
    missingText:
      'Unter dieser Adresse gibt es kein geteiltes Ergebnis: Der Link ist unvollständig, oder die Person, der das Ergebnis gehört, hat es zurückgenommen.',
    home: 'Zur Startseite',
    pictureAlt: 'Eine Glockenkurve der IQ-Skala, auf der {{iq}} markiert ist, Prozentrang {{percentile}}.',
    pictureInvite: 'Wo stehen Sie?',
    pictureTooFast: 'Zu schnell beantwortet, um viel zu sagen',
  },
};
