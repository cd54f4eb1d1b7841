import type { AttributeName } from '../../../../../packages/iq-test/src/embed/element/attributes.ts';
import type { Words } from '../words.tsx';

interface SnippetWords {
  title: string;
  intro: string;
  key: string;
  notSet: string;
  usual: (value: string) => string;
  more: string;
  tag: string;
  room: string;
  policy: string;
  guide: string;
  hints: Record<AttributeName, string>;
  check: {
    title: string;
    intro: string;
    address: string;
    noAddress: string;
    origin: string;
    asked: string;
    works: string;
    yes: string;
    no: string;
    mixed: (quiz: string) => string;
    refusals: Record<'partner_not_found' | 'origin_not_allowed', string>;
  };
}

/** The words around the lines for a partner's pages. */
export const snippetWords: Words<SnippetWords> = {
  en: {
    title: 'Embed it',
    intro:
      'These lines put the test on a page. Choose what it shall be like; what is left as it is need not be written.',
    key: 'Key',
    notSet: 'Not set',
    usual: (value) => `${value} (usual)`,
    more: 'More options',
    tag: 'In the page, where the test shall stand',
    room: 'In the style sheet, so that nothing moves when the test comes',
    policy: 'In the page’s content security policy, where it has one',
    guide:
      'Events, methods, styles and every situation of a page are told by the guide “Embedding” in Storybook (npm run storybook); npm run check-embed looks at a page that is done.',
    hints: {
      partner: 'Who embeds the test.',
      server: 'Where the test is from, if the page’s optimizer combines or copies the script.',
      lang: 'Otherwise the partner’s, that of the address, or the browser’s.',
      words: 'Words in place of ours: the address of a JSON file, or the JSON itself.',
      theme: 'Light or dark, or as the page around it.',
      brand: 'A look that is shipped.',
      accent: 'Your color. The test derives its shades from it.',
      font: 'The fonts of the look, or those of the page.',
      set: 'Which questions are asked.',
      mode: 'In the page, or in a dialog that a button opens.',
      loading: 'When the test is fetched: near the screen, or at once.',
      start: 'With the description, or with the first question.',
      time: 'The time that is chosen at first, as a multiple.',
      'price-display': 'Which price stands in the description.',
      'hidden-data': 'JSON of the page that comes back in every event and is sent nowhere.',
      consent: 'What the visitor has agreed to on the page, such as analytics.',
      isolation: 'Whether the code runs in the page or in a frame of this server.',
      debug: 'prints a report to the console of the page',
    },
    check: {
      title: 'Would it work?',
      intro: 'Asked of the server now, by the rule that every start goes by.',
      address: 'Address of a page to try',
      noAddress: 'Enter a whole address, with https://.',
      origin: 'Origin',
      asked: '(tried)',
      works: 'Can it start a test?',
      yes: 'yes',
      no: 'no',
      mixed: (quiz) => `Browsers load nothing of ${quiz} in a page with https. This server needs https, too.`,
      refusals: {
        partner_not_found: 'The key works for no partner: it has ended, or the partner is revoked.',
        origin_not_allowed: 'This origin is not on the list. Add it above.',
      },
    },
  },
  de: {
    title: 'Einbetten',
    intro:
      'Diese Zeilen bringen den Test auf eine Seite. Wählen Sie, wie er sein soll; was bleibt, wie es ist, muss nicht dastehen.',
    key: 'Schlüssel',
    notSet: 'Nicht festgelegt',
    usual: (value) => `${value} (üblich)`,
    more: 'Mehr Optionen',
    tag: 'In der Seite, wo der Test stehen soll',
    room: 'Im Stylesheet, damit sich nichts bewegt, wenn der Test kommt',
    policy: 'In der Content Security Policy der Seite, wo sie eine hat',
    guide:
      'Ereignisse, Methoden, Aussehen und jede Lage einer Seite beschreibt die Anleitung „Embedding“ in Storybook (npm run storybook); npm run check-embed prüft eine fertige Seite.',
    hints: {
      partner: 'Wer den Test einbettet.',
      server: 'Woher der Test kommt, falls ein Optimierer der Seite das Skript zusammenfasst oder kopiert.',
      lang: 'Sonst die des Partners, der Adresse oder des Browsers.',
      words: 'Wörter anstelle unserer: die Adresse einer JSON-Datei oder das JSON selbst.',
      theme: 'Hell oder dunkel, oder wie die Seite ringsum.',
      brand: 'Ein mitgeliefertes Aussehen.',
      accent: 'Ihre Farbe. Der Test leitet ihre Abstufungen daraus ab.',
      font: 'Die Schriften des Aussehens oder die der Seite.',
      set: 'Welche Fragen gestellt werden.',
      mode: 'In der Seite oder in einem Dialog, den eine Schaltfläche öffnet.',
      loading: 'Wann der Test geladen wird: in Sichtnähe oder sofort.',
      start: 'Mit der Beschreibung oder mit der ersten Frage.',
      time: 'Die zuerst gewählte Zeit, als Vielfaches.',
      'price-display': 'Welcher Preis in der Beschreibung steht.',
      'hidden-data': 'JSON der Seite, das in jedem Ereignis zurückkommt und nirgendwohin gesendet wird.',
      consent: 'Wozu auf der Seite eingewilligt wurde, etwa analytics.',
      isolation: 'Ob der Code in der Seite läuft oder in einem Rahmen dieses Servers.',
      debug: 'schreibt einen Bericht in die Konsole der Seite',
    },
    check: {
      title: 'Würde es gehen?',
      intro: 'Jetzt beim Server gefragt, nach der Regel, die für jeden Beginn gilt.',
      address: 'Adresse einer Seite zum Ausprobieren',
      noAddress: 'Geben Sie eine ganze Adresse ein, mit https://.',
      origin: 'Origin',
      asked: '(ausprobiert)',
      works: 'Kann sie einen Test beginnen?',
      yes: 'ja',
      no: 'nein',
      mixed: (quiz) =>
        `Browser laden in eine Seite mit https nichts von ${quiz}. Auch dieser Server braucht https.`,
      refusals: {
        partner_not_found:
          'Der Schlüssel gilt für keinen Partner: Er ist abgelaufen, oder der Partner ist widerrufen.',
        origin_not_allowed: 'Dieser Origin steht nicht in der Liste. Fügen Sie ihn oben hinzu.',
      },
    },
  },
};
