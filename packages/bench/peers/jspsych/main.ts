// jsPsych as in its documentation of a series of questions: a timeline of one plugin.
import jsPsychHtmlButtonResponse from '@jspsych/plugin-html-button-response';
import { initJsPsych } from 'jspsych';
import { questions } from 'questions';
import 'jspsych/css/jspsych.css';

const jsPsych = initJsPsych({ display_element: 'quiz' });
void jsPsych.run(
  questions.map(({ text, options }) => ({
    type: jsPsychHtmlButtonResponse,
    stimulus: `<p>${text}</p>`,
    choices: options,
  })),
);
