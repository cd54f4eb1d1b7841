import { Shape } from '@quotient/iq-test';
import { VisitorLook } from '../parts/VisitorLook.tsx';
import { Thumbnail } from '../questions/Thumbnail.tsx';
import * as styles from './AskedQuestion.css.ts';
import type { Asked } from './useQuestionFigures.ts';

/** The question that the numbers are about: its text, and its figure beside it. */
export const AskedQuestion = ({ question, locale, shapes }: Asked) => (
  <div className={styles.asked}>
    <VisitorLook locale={locale} className={styles.picture}>
      <Thumbnail question={question} shapes={shapes} />
    </VisitorLook>
    <p className={styles.text} lang={locale} dir="auto">
      {question.question}
    </p>
  </div>
);

/** One option as it is shown; nothing until the question is there. */
export function AskedOption({ asked, index }: { asked: Asked | undefined; index: number }) {
  const option = asked?.question.options[index];
  if (!asked || option === undefined) return null;
  return asked.question.visualPattern?.optionShapes ? (
    <VisitorLook locale={asked.locale} className={styles.figure}>
      <Shape token={option} shapes={asked.shapes} />
    </VisitorLook>
  ) : (
    <span className={styles.option} lang={asked.locale} dir="auto">
      {option}
    </span>
  );
}
