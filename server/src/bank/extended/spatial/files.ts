import keyAr from './answerKey.ar.json' with { type: 'json' };
import keyDe from './answerKey.de.json' with { type: 'json' };
import keyEs from './answerKey.es.json' with { type: 'json' };
import keyFr from './answerKey.fr.json' with { type: 'json' };
import answerKey from './answerKey.json' with { type: 'json' };
import ar from './questions.ar.json' with { type: 'json' };
import de from './questions.de.json' with { type: 'json' };
import es from './questions.es.json' with { type: 'json' };
import fr from './questions.fr.json' with { type: 'json' };
import questions from './questions.json' with { type: 'json' };

/** The files of this folder. */
export const files = {
  questions,
  answerKey,
  translations: { de: [de, keyDe], fr: [fr, keyFr], es: [es, keyEs], ar: [ar, keyAr] },
} as const;
