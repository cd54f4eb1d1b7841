// The floor for a React team: the same questions and a clock in plain React, with nothing else of a product.
import { questions } from 'questions';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

function Quiz() {
  const [index, setIndex] = useState(0);
  const [answers, setAnswers] = useState<Record<number, number>>({});
  const question = questions[index % questions.length];
  if (!question) return null;
  return (
    <form>
      <fieldset>
        <legend>{question.text}</legend>
        {question.options.map((option, at) => (
          <label key={option}>
            <input
              type="radio"
              name={`question-${index}`}
              checked={answers[index] === at}
              onChange={() => setAnswers({ ...answers, [index]: at })}
            />
            {option}
          </label>
        ))}
      </fieldset>
      <button type="button" onClick={() => setIndex(index + 1)}>
        Next
      </button>
    </form>
  );
}

const root = document.getElementById('quiz');
if (root) createRoot(root).render(<Quiz />);
