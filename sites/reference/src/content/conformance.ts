import type { ConformanceTest } from './conformanceTests.ts';

export { conformanceTests } from './conformanceTests.ts';

/** Result for a criterion. `partly`: tests show a part of it, and the note says which part they don't. */
export const outcomes = ['supports', 'partly', 'notApplicable', 'notEvaluated'] as const;
type Outcome = (typeof outcomes)[number];

/** One criterion of WCAG 2.2. */
export interface Criterion {
  /** Number in WCAG 2.2; EN 301 549 has it as 9 and this number, up to WCAG 2.1. */
  id: string;
  name: string;
  level: 'A' | 'AA';
  outcome: Outcome;
  /** Tests that show it; only with `supports` and `partly`. */
  tests: readonly ConformanceTest[];
  /** Reason, or what no test shows. */
  note: string;
}

/** The day of the last revision of the table below. */
export const revised = '2026-11-29';

const criterion =
  (outcome: Outcome) =>
  (level: Criterion['level'], named: string, tests: readonly ConformanceTest[], note = ''): Criterion => {
    const [id = '', ...name] = named.split(' ');
    return { id, name: name.join(' '), level, outcome, tests, note };
  };
const supports = criterion('supports');
const partly = criterion('partly');
const without = (outcome: Outcome) => (level: Criterion['level'], named: string, note: string) =>
  criterion(outcome)(level, named, [], note);
const notApplicable = without('notApplicable');
const notEvaluated = without('notEvaluated');

const noMedia = 'There is no audio and no video.';
const axe = ['everyPage', 'unlistedPages', 'stages', 'components'] as const;

/** Every criterion of WCAG 2.2, levels A and AA, in its order. 4.1.1 is obsolete there. */
export const criteria: readonly Criterion[] = [
  partly(
    'A',
    '1.1.1 Non-text Content',
    ['shapeWords', 'figureWords', ...axe],
    'No test judges whether each description says enough.',
  ),
  notApplicable('A', '1.2.1 Audio-only and Video-only (Prerecorded)', noMedia),
  notApplicable('A', '1.2.2 Captions (Prerecorded)', noMedia),
  notApplicable('A', '1.2.3 Audio Description or Media Alternative (Prerecorded)', noMedia),
  notApplicable('AA', '1.2.4 Captions (Live)', noMedia),
  notApplicable('AA', '1.2.5 Audio Description (Prerecorded)', noMedia),
  supports('A', '1.3.1 Info and Relationships', [...axe, 'figures', 'stackedTable', 'withdrawSteps']),
  notEvaluated(
    'A',
    '1.3.2 Meaningful Sequence',
    'No test compares the order of the page with that of its code.',
  ),
  notEvaluated('A', '1.3.3 Sensory Characteristics', 'No test reads the wording of instructions.'),
  partly('AA', '1.3.4 Orientation', ['orientation'], 'Tested for the questions, not for every page.'),
  partly(
    'AA',
    '1.3.5 Identify Input Purpose',
    ['withdraw', ...axe],
    'Only the fields of the withdrawal are compared with their purpose. Elsewhere tests check the form of the value.',
  ),
  partly(
    'A',
    '1.4.1 Use of Color',
    ['systemColors', ...axe],
    'Tested for answers, figures and links. No test covers the charts of the results.',
  ),
  notApplicable('A', '1.4.2 Audio Control', noMedia),
  supports('AA', '1.4.3 Contrast (Minimum)', [...axe, 'textContrast', 'withdrawSteps']),
  supports('AA', '1.4.4 Resize Text', ['twiceTheText', 'everyPage']),
  notEvaluated('AA', '1.4.5 Images of Text', 'No test looks for text in pictures.'),
  supports('AA', '1.4.10 Reflow', ['everyPage', 'twiceTheText', 'withdrawSteps']),
  partly(
    'AA',
    '1.4.11 Non-text Contrast',
    ['lineContrast'],
    'Tested for pairs of colors, not for each control where it is.',
  ),
  notEvaluated('AA', '1.4.12 Text Spacing', 'No test sets the spacing of the criterion.'),
  notEvaluated('AA', '1.4.13 Content on Hover or Focus', 'No test covers it.'),
  supports('A', '2.1.1 Keyboard', ['keyboardTest', 'keyboardMap', 'withdraw']),
  supports('A', '2.1.2 No Keyboard Trap', ['noTrap', 'keyboardTest']),
  partly(
    'A',
    '2.1.4 Character Key Shortcuts',
    ['noShortcut', 'pageShortcuts'],
    'The shortcuts of the test work only while the focus is inside it. No test shows exactly that.',
  ),
  partly(
    'A',
    '2.2.1 Timing Adjustable',
    ['chosenTime', 'clock'],
    'Before the start a visitor chooses up to twice the time. The criterion asks for ten times, unless the limit is essential. In a timed test it is.',
  ),
  notEvaluated(
    'A',
    '2.2.2 Pause, Stop, Hide',
    'The clock of the running test can’t be paused or hidden. No test evaluates whether that is essential.',
  ),
  notEvaluated('A', '2.3.1 Three Flashes or Below Threshold', 'No test measures flashes.'),
  supports('A', '2.4.1 Bypass Blocks', ['skipLink', 'everyPage']),
  supports('A', '2.4.2 Page Titled', ['titles', 'stageTitles']),
  partly(
    'A',
    '2.4.3 Focus Order',
    ['questionFocus', 'bannerFocus', 'withdraw'],
    'Tested for questions, banner and withdrawal, not for every page.',
  ),
  partly(
    'A',
    '2.4.4 Link Purpose (In Context)',
    ['everyPage', 'unlistedPages'],
    'Tests check that each link has a name, not what the name says.',
  ),
  partly(
    'AA',
    '2.4.5 Multiple Ways',
    ['frame', 'links'],
    'Header, footer and links in the text lead to pages. There is no search and no site map to read.',
  ),
  partly(
    'AA',
    '2.4.6 Headings and Labels',
    [...axe],
    'Tests check that headings and labels are there, not what they say.',
  ),
  partly(
    'AA',
    '2.4.7 Focus Visible',
    ['focusSeen'],
    'Tested for the headings of the results, not for each control.',
  ),
  partly(
    'AA',
    '2.4.11 Focus Not Obscured (Minimum)',
    ['bannerCovers', 'toastCovers'],
    'Tested for the cookie banner and for messages, not for each control.',
  ),
  notApplicable('A', '2.5.1 Pointer Gestures', 'Nothing needs several pointers, or a path.'),
  notEvaluated('A', '2.5.2 Pointer Cancellation', 'No test covers it.'),
  supports('A', '2.5.3 Label in Name', [...axe]),
  notApplicable('A', '2.5.4 Motion Actuation', 'Nothing is operated by moving the device.'),
  notEvaluated(
    'AA',
    '2.5.7 Dragging Movements',
    'Articles have sliders of the browser. No test covers them.',
  ),
  notEvaluated('AA', '2.5.8 Target Size (Minimum)', 'No test measures the targets of every page.'),
  supports('A', '3.1.1 Language of Page', ['titles', 'everyPage']),
  partly(
    'AA',
    '3.1.2 Language of Parts',
    ['otherLanguages'],
    'Tested for the names of languages, not for foreign words in articles.',
  ),
  notEvaluated('A', '3.2.1 On Focus', 'No test covers it.'),
  notEvaluated('A', '3.2.2 On Input', 'No test covers it.'),
  supports('AA', '3.2.3 Consistent Navigation', ['frame']),
  notEvaluated('AA', '3.2.4 Consistent Identification', 'No test covers it.'),
  supports('A', '3.2.6 Consistent Help', ['frame'], 'The footer leads to the address of the operator.'),
  partly(
    'A',
    '3.3.1 Error Identification',
    ['withdraw'],
    'Tested for the withdrawal, not for the email field of the results.',
  ),
  supports('A', '3.3.2 Labels or Instructions', [...axe, 'withdrawSteps']),
  partly(
    'AA',
    '3.3.3 Error Suggestion',
    ['withdraw'],
    'Tested for the withdrawal, not for the email field of the results.',
  ),
  partly(
    'AA',
    '3.3.4 Error Prevention (Legal, Financial, Data)',
    ['withdraw', 'finishAsks'],
    'The payment page belongs to the payment provider and isn’t tested here.',
  ),
  supports('A', '3.3.7 Redundant Entry', ['withdraw']),
  notApplicable('AA', '3.3.8 Accessible Authentication (Minimum)', 'Visitors never sign in.'),
  supports('A', '4.1.2 Name, Role, Value', [...axe, 'figures', 'withdrawSteps']),
  partly(
    'AA',
    '4.1.3 Status Messages',
    ['checkoutSaid', 'withdraw'],
    'Tested for payment and withdrawal, not for every message.',
  ),
];

/** Number of criteria with an outcome. */
export const countOf = (outcome: Outcome): number =>
  criteria.filter((each) => each.outcome === outcome).length;
