import { defineWords } from '../../words/defineWords.ts';

/** The words around the lines for a partner's pages. */
export const snippetWords = defineWords({
  en: {
    title: 'Embed it',
    intro:
      'These lines put the test on a page. Choose what it shall be like; what is left as it is need not be written.',
    key: 'Key',
    notSet: 'Not set',
    usual: '{{value}} (usual)',
    more: 'More options',
    tag: 'In the page, where the test shall stand',
    room: 'In the style sheet, so that nothing moves when the test comes',
    policy: 'In the page’s content security policy, where it has one',
    guide: 'Guide, events, styles and a builder with a live preview, for your partner:',
    guideForOperators: 'Only signed-in operators can open it. PARTNER_DOCS=public shows it to everyone.',
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
      mixed: 'Browsers load nothing of {{quiz}} in a page with https. This server needs https, too.',
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
    usual: '{{value}} (üblich)',
    more: 'Mehr Optionen',
    tag: 'In der Seite, wo der Test stehen soll',
    room: 'Im Stylesheet, damit sich nichts bewegt, wenn der Test kommt',
    policy: 'In der Content Security Policy der Seite, wo sie eine hat',
    guide: 'Anleitung, Ereignisse, Aussehen und ein Baukasten mit Vorschau, für Ihren Partner:',
    guideForOperators: 'Nur angemeldete Betreiber können es öffnen. Mit PARTNER_DOCS=public sehen es alle.',
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
      mixed: 'Browser laden in eine Seite mit https nichts von {{quiz}}. Auch dieser Server braucht https.',
      refusals: {
        partner_not_found:
          'Der Schlüssel gilt für keinen Partner: Er ist abgelaufen, oder der Partner ist widerrufen.',
        origin_not_allowed: 'Dieser Origin steht nicht in der Liste. Fügen Sie ihn oben hinzu.',
      },
    },
  },
});
