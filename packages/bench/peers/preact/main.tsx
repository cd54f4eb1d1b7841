/** @jsxImportSource preact */
// The smallest floor: the same as the React one, on Preact.
import { render } from 'preact';
import { useState } from 'preact/hooks';
import { questions } from 'questions';

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
if (root) render(<Quiz />, root);
