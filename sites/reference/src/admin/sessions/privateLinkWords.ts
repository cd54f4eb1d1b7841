import { defineWords } from '../../words/defineWords.ts';

/** Words of the private links of a test. */
export const privateLinkWords = defineWords({
  en: {
    title: 'Private links',
    none: 'There is no private link to this test.',
    /** Number of working links, and the date of the newest. */
    count_one: '1 link. The newest was created on {{newest}}.',
    count_other: '{{count}} links. The newest was created on {{newest}}.',
    button: 'Create a new link',
    confirmTitle: 'Create a new private link?',
    confirm: 'Create the link',
    check:
      'Anyone who has the link can see this test. First make sure that you are writing to the person who took it, for example by the payment’s number and amount.',
    replaces: 'Earlier private links stop working. The device on which the test was taken is not affected.',
    doneTitle: 'The new private link',
    done: 'Copy it now: we store only a hash, so nobody can show it again.',
    close: 'Close',
  },
  de: {
    title: 'Private Links',
    none: 'Zu diesem Test gibt es keinen privaten Link.',
    count_one: '1 Link. Der neueste wurde am {{newest}} erstellt.',
    count_other: '{{count}} Links. Der neueste wurde am {{newest}} erstellt.',
    button: 'Neuen Link erstellen',
    confirmTitle: 'Neuen privaten Link erstellen?',
    confirm: 'Link erstellen',
    check:
      'Wer den Link hat, kann diesen Test sehen. Vergewissern Sie sich zuerst, dass Sie der Person schreiben, die ihn gemacht hat, zum Beispiel anhand von Nummer und Betrag der Zahlung.',
    replaces:
      'Frühere private Links funktionieren dann nicht mehr. Das Gerät, auf dem der Test gemacht wurde, ist nicht betroffen.',
    doneTitle: 'Der neue private Link',
    done: 'Kopieren Sie ihn jetzt: Gespeichert ist nur ein Hash, niemand kann ihn noch einmal zeigen.',
    close: 'Schließen',
  },
});
