import type { LocaleCode } from '@quotient/contract/locales';
import {
  eventDescriptions,
  type IqTestEvents,
} from '../../../../../packages/iq-test/src/embed/element/events.ts';
import type { MethodName } from '../../../../../packages/iq-test/src/embed/element/methods.ts';

/** Texts of the reference for the names that the compiler knows, in the languages besides English. */
interface ReferenceWords {
  events: Readonly<Record<keyof IqTestEvents, string>>;
  methods: Readonly<Record<MethodName, string>>;
}

const words: Readonly<Record<Exclude<LocaleCode, 'en'>, ReferenceWords>> = {
  de: {
    events: {
      ready: 'Der Test kann benutzt werden.',
      resize: 'Die Größe des Inhalts hat sich geändert, in CSS-Pixeln.',
      start: 'Die Uhr läuft. Mit resumed: Sie lief schon vorher, und der Test ist wieder da.',
      answer:
        'Eine Antwort wurde gegeben oder geändert: die Nummer der Frage ab 1 und der angezeigte Buchstabe.',
      step: 'Eine andere Frage ist zu sehen: ihre Nummer ab 1.',
      warning: 'Die letzten fünf Minuten haben begonnen.',
      finish: 'Der Test ist vorbei, und der Server hat die Antworten.',
      'payment-open': 'Eine Kasse wurde geöffnet, in einem Fenster oder in diesem Tab.',
      paid: 'Der Server hat die Zahlung bestätigt. Einmal je Test auf einem Gerät.',
      results:
        'Die Ergebnisse sind zu sehen. Das einzige Ereignis mit dem Ergebnis; es folgt auf die Zahlung.',
      close: 'Der Dialog wurde geschlossen. Ein laufender Test geht weiter.',
      error: 'Etwas ist fehlgeschlagen. Der Code ist stabil, die Meldung ist für Entwickler.',
    },
    methods: {
      start: 'Startet den Test; in einem Dialog öffnet es ihn zuerst.',
      open: 'Öffnet den Dialog; in der Seite rollt es zum Element.',
      close: 'Schließt den Dialog. Ein laufender Test geht weiter.',
      reset: 'Zurück zur Beschreibung; ein laufender Test dieses Elements wird vergessen.',
      destroy: 'Beendet alles und leert das Element endgültig. Was auf dem Gerät gespeichert ist, bleibt.',
    },
  },
  fr: {
    events: {
      ready: 'Le test est utilisable.',
      resize: 'La taille du contenu a changé, en pixels CSS.',
      start: 'Le temps court. Avec resumed : il courait déjà, et le test est de retour.',
      answer:
        'Une réponse a été donnée ou modifiée : le numéro de la question à partir de 1 et la lettre affichée.',
      step: 'Une autre question est affichée : son numéro à partir de 1.',
      warning: 'Les cinq dernières minutes ont commencé.',
      finish: 'Le test est terminé et le serveur a les réponses.',
      'payment-open': 'Une page de paiement a été ouverte, dans une fenêtre ou dans cet onglet.',
      paid: 'Le serveur a confirmé le paiement. Une fois par test sur un appareil.',
      results: 'Les résultats sont affichés. Le seul événement avec un score ; il suit le paiement.',
      close: 'La boîte de dialogue a été fermée. Un test en cours continue.',
      error: 'Quelque chose a échoué. Le code est stable, le message s’adresse aux développeurs.',
    },
    methods: {
      start: 'Démarre le test ; dans une boîte de dialogue, l’ouvre d’abord.',
      open: 'Ouvre la boîte de dialogue ; dans la page, fait défiler jusqu’à l’élément.',
      close: 'Ferme la boîte de dialogue. Un test en cours continue.',
      reset: 'Revient à la description ; un test en cours de cet élément est oublié.',
      destroy: 'Arrête tout et vide l’élément pour de bon. Ce qui est enregistré sur l’appareil reste.',
    },
  },
  es: {
    events: {
      ready: 'El test se puede usar.',
      resize: 'El tamaño del contenido ha cambiado, en píxeles CSS.',
      start: 'El tiempo corre. Con resumed: ya corría antes y el test ha vuelto.',
      answer: 'Se dio o se cambió una respuesta: el número de la pregunta desde 1 y la letra mostrada.',
      step: 'Se muestra otra pregunta: su número desde 1.',
      warning: 'Han empezado los últimos cinco minutos.',
      finish: 'El test ha terminado y el servidor tiene las respuestas.',
      'payment-open': 'Se abrió una página de pago, en una ventana o en esta pestaña.',
      paid: 'El servidor ha confirmado el pago. Una vez por test en un dispositivo.',
      results: 'Se muestran los resultados. Es el único evento con la puntuación y llega después del pago.',
      close: 'Se cerró el diálogo. Un test en curso continúa.',
      error: 'Algo ha fallado. El código es estable; el mensaje es para desarrolladores.',
    },
    methods: {
      start: 'Empieza el test; en un diálogo, primero lo abre.',
      open: 'Abre el diálogo; en la página, se desplaza hasta el elemento.',
      close: 'Cierra el diálogo. Un test en curso continúa.',
      reset: 'Vuelve a la descripción; se olvida un test en curso de este elemento.',
      destroy: 'Lo termina todo y vacía el elemento para siempre. Lo guardado en el dispositivo se queda.',
    },
  },
  ar: {
    events: {
      ready: 'الاختبار جاهز للاستخدام.',
      resize: 'تغيّر حجم المحتوى المعروض، بوحدة بكسل CSS.',
      start: 'بدأ احتساب الوقت. مع resumed: كان الوقت يُحتسب من قبل وعاد الاختبار.',
      answer: 'أُعطيت إجابة أو تغيّرت: رقم السؤال بدءًا من 1 والحرف المعروض.',
      step: 'يظهر سؤال آخر: رقمه بدءًا من 1.',
      warning: 'بدأت الدقائق الخمس الأخيرة.',
      finish: 'انتهى الاختبار ووصلت الإجابات إلى الخادم.',
      'payment-open': 'فُتحت صفحة الدفع، في نافذة أو في علامة التبويب هذه.',
      paid: 'أكّد الخادم الدفع. مرة واحدة لكل اختبار على الجهاز.',
      results: 'تظهر النتائج. هو الحدث الوحيد الذي يحمل النتيجة، ويأتي بعد الدفع.',
      close: 'أُغلق مربع الحوار. يستمر الاختبار الجاري.',
      error: 'حدث خطأ. الرمز ثابت، والرسالة للمطورين.',
    },
    methods: {
      start: 'يبدأ الاختبار، ويفتح مربع الحوار أولًا إن وُجد.',
      open: 'يفتح مربع الحوار، أو ينتقل إلى العنصر في الصفحة.',
      close: 'يغلق مربع الحوار. يستمر الاختبار الجاري.',
      reset: 'يعود إلى الوصف، ويُنسى الاختبار الجاري لهذا العنصر.',
      destroy: 'ينهي كل شيء ويفرغ العنصر نهائيًا. يبقى ما حُفظ على الجهاز.',
    },
  },
};

/** Texts of the reference in a language; `methods` is absent in English, where the source's own comments are. */
export const referenceWords = (
  locale: LocaleCode,
): Partial<ReferenceWords> & Pick<ReferenceWords, 'events'> =>
  locale === 'en' ? { events: eventDescriptions } : words[locale];
