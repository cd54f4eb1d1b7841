// SurveyJS as its documentation sets up a timed quiz in React: a model of JSON, one question a page, a timer.
import { durationSeconds, questions } from 'questions';
import { createRoot } from 'react-dom/client';
import { Model } from 'survey-core';
import { Survey } from 'survey-react-ui';
import 'survey-core/survey-core.css';

const survey = new Model({
  questionsOnPageMode: 'questionPerPage',
  showTimer: true,
  timeLimit: durationSeconds,
  startSurveyText: 'Start',
  elements: questions.map(({ text, options }, index) => ({
    type: 'radiogroup',
    name: `question-${index}`,
    title: text,
    choices: options.map((option, value) => ({ value, text: option })),
  })),
});

const root = document.getElementById('quiz');
if (root) createRoot(root).render(<Survey model={survey} />);
