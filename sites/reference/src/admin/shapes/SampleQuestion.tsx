import { OptionList, type OptionListProps, QuestionFigure } from '@quotient/iq-test';
import { useState } from 'react';

/** Built in, so that they are there whatever is stored. */
const others = ['square', 'circle', 'triangle', 'circle-filled', 'square-dashed'];

/** An example question with a figure among others: its look beside them, and as an option. */
export function SampleQuestion({ token, shapes }: { token: string; shapes: ReadonlyMap<string, string> }) {
  const [chosen, setChosen] = useState(-1);
  const [a = '', b = '', c = ''] = others.filter((other) => other !== token);
  const options = [a, token, b, c];
  const question: OptionListProps['question'] = {
    id: 1,
    question: '',
    options,
    type: 'visual',
    skill: 'pattern-recognition',
    isVisual: true,
    visualPattern: {
      type: 'matrix',
      grid: [
        [token, a, b],
        [b, token, a],
        [a, b, '?'],
      ],
      optionShapes: options,
    },
  };
  return (
    <>
      {question.visualPattern && <QuestionFigure pattern={question.visualPattern} shapes={shapes} />}
      <OptionList question={question} selectedIndex={chosen} onChoose={setChosen} shapes={shapes} />
    </>
  );
}
