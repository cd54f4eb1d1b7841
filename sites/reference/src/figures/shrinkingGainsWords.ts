import { defineWords } from '../words/defineWords.ts';

/** Words in the figure of the gains that shrink. */
export const shrinkingGainsWords = defineWords({
  en: {
    both: 'Both',
    first: 'First result',
    stricter: 'Stricter look',
    show: 'Show',
    axis: 'IQ points',
    /** `written` is the count in the language's digits. */
    points_one: '{{written}} point',
    points_other: '{{written}} points',
    about: 'about {{value}}',
    interval: 'interval {{low}}\u00a0to\u00a0{{high}}',
    source: 'source\u00a0{{number}}',
    claims: {
      memory: {
        name: 'Working memory training (n-back)',
        short: 'working memory training',
        measured: 'Tests of fluid reasoning',
        estimates: ['First estimate', 'Re-analysis'],
        note: 'The second is no longer significant without studies that lack an active control group.',
      },
      exercise: {
        name: 'Regular exercise',
        short: 'exercise',
        measured: 'All kinds of cognitive tests, healthy people',
        estimates: [
          'First estimate',
          'With active controls and equal starting levels',
          'After correcting for publication bias',
        ],
      },
      money: {
        name: 'Money for a good result',
        short: 'money',
        estimates: ['First estimate', 'Three later experiments, 1,201 adults'],
      },
      education: {
        name: 'One year of higher education',
        short: 'a year of higher education',
        estimates: ['First estimate', 'After allowing for measurement error, in one large data set'],
      },
    },
  },
  de: {
    both: 'Beides',
    first: 'Erstes Ergebnis',
    stricter: 'Strengere Prüfung',
    show: 'Nur anzeigen',
    axis: 'IQ-Punkte',
    points_one: '{{written}} Punkt',
    points_other: '{{written}} Punkte',
    about: 'etwa {{value}}',
    interval: 'Intervall {{low}}\u00a0bis\u00a0{{high}}',
    source: 'Quelle\u00a0{{number}}',
    claims: {
      memory: {
        name: 'Training des Arbeitsgedächtnisses (n-back)',
        short: 'Training des Arbeitsgedächtnisses',
        measured: 'Tests des Schlussfolgerns',
        estimates: ['Erste Schätzung', 'Neuauswertung'],
        note: 'Die zweite ist nicht mehr signifikant ohne Studien, denen eine aktive Kontrollgruppe fehlt.',
      },
      exercise: {
        name: 'Regelmäßiger Sport',
        short: 'Sport',
        measured: 'Kognitive Tests aller Art, gesunde Menschen',
        estimates: [
          'Erste Schätzung',
          'Mit aktiven Kontrollgruppen und gleichem Ausgangsniveau',
          'Nach Korrektur für unveröffentlichte Ergebnisse',
        ],
      },
      money: {
        name: 'Geld für ein gutes Ergebnis',
        short: 'Geld',
        estimates: ['Erste Schätzung', 'Drei spätere Experimente, 1.201 Erwachsene'],
      },
      education: {
        name: 'Ein Jahr Hochschulbildung',
        short: 'ein Jahr Hochschulbildung',
        estimates: ['Erste Schätzung', 'Nach Berücksichtigung des Messfehlers, in einem großen Datensatz'],
      },
    },
  },
  fr: {
    both: 'Les deux',
    first: 'Premier résultat',
    stricter: 'Examen plus strict',
    show: 'Afficher',
    axis: 'Points de QI',
    points_one: '{{written}}\u00a0point',
    points_other: '{{written}}\u00a0points',
    about: 'environ\u00a0{{value}}',
    interval: 'intervalle de\u00a0{{low}}\u00a0à\u00a0{{high}}',
    source: 'source\u00a0{{number}}',
    claims: {
      memory: {
        name: 'Entraînement de la mémoire de travail (n-back)',
        short: 'entraînement de la mémoire de travail',
        measured: 'Tests de raisonnement fluide',
        estimates: ['Première estimation', 'Nouvelle analyse'],
        note: 'La seconde n’est plus significative une fois écartées les études sans groupe témoin actif.',
      },
      exercise: {
        name: 'Exercice physique régulier',
        short: 'exercice physique',
        measured: 'Tests cognitifs de toute sorte, personnes en bonne santé',
        estimates: [
          'Première estimation',
          'Avec des groupes témoins actifs et des niveaux de départ égaux',
          'Après correction du biais de publication',
        ],
      },
      money: {
        name: 'De l’argent pour un bon résultat',
        short: 'argent',
        estimates: ['Première estimation', 'Trois expériences ultérieures, 1\u202f201\u00a0adultes'],
      },
      education: {
        name: 'Une année d’études supérieures',
        short: 'une année d’études supérieures',
        estimates: [
          'Première estimation',
          'Compte tenu de l’erreur de mesure, dans un grand ensemble de données',
        ],
      },
    },
  },
  es: {
    both: 'Los dos',
    first: 'Primer resultado',
    stricter: 'Revisión más estricta',
    show: 'Mostrar',
    axis: 'Puntos de CI',
    points_one: '{{written}} punto',
    points_other: '{{written}} puntos',
    about: 'alrededor de {{value}}',
    interval: 'intervalo de\u00a0{{low}} a\u00a0{{high}}',
    source: 'fuente\u00a0{{number}}',
    claims: {
      memory: {
        name: 'Entrenamiento de la memoria de trabajo (n-back)',
        short: 'entrenamiento de la memoria de trabajo',
        measured: 'Test de razonamiento fluido',
        estimates: ['Primera estimación', 'Nuevo análisis'],
        note: 'La segunda ya no es significativa sin los estudios que carecen de un grupo de control activo.',
      },
      exercise: {
        name: 'Ejercicio regular',
        short: 'ejercicio',
        measured: 'Test cognitivos de todo tipo, personas sanas',
        estimates: [
          'Primera estimación',
          'Con grupos de control activos y los mismos niveles de partida',
          'Tras corregir el sesgo de publicación',
        ],
      },
      money: {
        name: 'Dinero por un buen resultado',
        short: 'dinero',
        estimates: ['Primera estimación', 'Tres experimentos posteriores, 1201 adultos'],
      },
      education: {
        name: 'Un año de educación superior',
        short: 'un año de educación superior',
        estimates: [
          'Primera estimación',
          'Tras descontar el error de medida, en un conjunto de datos grande',
        ],
      },
    },
  },
  ar: {
    both: 'كلاهما',
    first: 'النتيجة الأولى',
    stricter: 'الفحص الأدق',
    show: 'المعروض',
    axis: 'درجات الذكاء',
    points_one: '{{written}} درجة',
    points_other: '{{written}} درجة',
    about: 'نحو {{value}}',
    interval: 'المجال من {{low}}\u00a0إلى\u00a0{{high}}',
    source: 'المصدر\u00a0{{number}}',
    claims: {
      memory: {
        name: 'تدريب الذاكرة العاملة (n-back)',
        short: 'تدريب الذاكرة العاملة',
        measured: 'اختبارات الاستدلال السائل',
        estimates: ['التقدير الأول', 'إعادة التحليل'],
        note: 'لا يبقى الثاني دالًّا إحصائيًا من دون الدراسات التي تنقصها مجموعة ضابطة نشطة.',
      },
      exercise: {
        name: 'الرياضة المنتظمة',
        short: 'الرياضة',
        measured: 'اختبارات معرفية من كل نوع، أشخاص أصحاء',
        estimates: [
          'التقدير الأول',
          'مع مجموعات ضابطة نشطة ومستويات بداية متساوية',
          'بعد التصحيح لتحيّز النشر',
        ],
      },
      money: {
        name: 'المال مقابل نتيجة جيدة',
        short: 'المال',
        estimates: ['التقدير الأول', 'ثلاث تجارب لاحقة، 1,201 من البالغين'],
      },
      education: {
        name: 'سنة واحدة من التعليم العالي',
        short: 'سنة من التعليم العالي',
        estimates: ['التقدير الأول', 'بعد مراعاة خطأ القياس، في مجموعة بيانات كبيرة واحدة'],
      },
    },
  },
});
