import { brand } from '@quotient/contract/brand';
import { fixturePublicQuestions, testResults, testSessions } from '@quotient/fixtures';
import { mockShapes } from '@quotient/mocks/shapes';
import type { ForwardRefExoticComponent } from 'react';
import { wordsOf } from '../.storybook/words.ts';
import * as consentDoor from '../packages/iq-test/src/consent.ts';
import * as door from '../packages/iq-test/src/index.ts';
import { openRunner } from './runner/openRunner.ts';

const noCalls = () => new Promise<never>(() => {});
const api = { ...door.createApiClient({ baseUrl: 'https://quiz.example', fetch: noCalls }) };
const results = testResults.iq131;
const [textQuestion, , , , , , , , , , , , matrixQuestion] = fixturePublicQuestions;
const grid = matrixQuestion?.visualPattern?.grid ?? [];
const pattern = matrixQuestion?.visualPattern ?? { type: 'matrix' as const, grid };
const triangles = fixturePublicQuestions[17]?.visualPattern?.grid ?? [];
if (!textQuestion || !matrixQuestion) throw new Error('The fixture set is shorter than this table needs.');

/** Banner and preferences at once. */
const consent = () => {
  const model = consentDoor.createConsent({ storage: { read: () => null, write() {} }, onConsent() {} });
  model.openDialog();
  return model;
};
const toasts = () => {
  const model = new door.ToastsModel();
  model.show('alert', 'payment.errorTitle', 'payment.errorFallback');
  return model;
};
const nothing = () => {};
/** A picture that needs no server. */
const PICTURE = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="90" height="60"/>')}`;

const { i18n, consentWords } = await wordsOf('en');

/** Typical props of every public component, created for each test: models end with their component. */
export const typical: Record<string, () => Record<string, unknown>> = {
  BellCurve: () => ({ results }),
  Button: () => ({ children: 'Start', tone: 'primary' }),
  CategoryChart: () => ({ categories: results.categories }),
  Dialog: () => ({
    open: true,
    title: 'Leave?',
    actions: <button type="button">Stay</button>,
    onClose: nothing,
    children: 'Really?',
  }),
  EarlierTests: () => ({ tests: [{ id: 'earlier', token: 't' }], api, onOpen: nothing, onErase: noCalls }),
  EmailForm: () => ({ onSend: noCalls, name: brand.name }),
  FullReport: () => ({
    results,
    questions: fixturePublicQuestions,
    shapes: mockShapes,
    checkAddress: 'https://quiz.example/verify',
    onPrint: nothing,
    onClose: nothing,
  }),
  Illustration: () => ({ image: PICTURE, description: 'Cubes in a corner.' }),
  IqTest: () => ({ i18n, api, analytics: nothing }),
  IqTestProvider: () => ({ i18n, children: 'Words' }),
  Landing: () => ({ brand, timeFactor: 1, onTimeFactorChange: nothing, onStart: nothing, starting: false }),
  MarkerStrip: () => ({ answers: testSessions.halfway.answers, currentIndex: 4, onSelect: nothing }),
  Notice: () => ({ tone: 'warning', title: 'Careful', children: 'Less than five minutes.' }),
  OptionList: () => ({ question: textQuestion, selectedIndex: 1, onChoose: nothing, shapes: mockShapes }),
  PaymentScreen: () => ({
    price: brand.chargedPrice,
    answered: 18,
    total: 20,
    durationSeconds: 1500,
    state: 'waiting',
    onPay: nothing,
    onShowWindow: nothing,
  }),
  ProgressBar: () => ({ value: 3, max: 20, label: 'Progress' }),
  QuestionCard: () => ({
    question: matrixQuestion,
    index: 12,
    total: 20,
    selectedIndex: -1,
    onChoose: nothing,
    shapes: mockShapes,
  }),
  QuestionFigure: () => ({ pattern, shapes: mockShapes }),
  ResultsScreen: () => ({
    results,
    questions: fixturePublicQuestions,
    shapes: mockShapes,
    brand,
    onEmail: noCalls,
    onShare: noCalls,
    onRetake: nothing,
    onPrint: nothing,
  }),
  RetakeButton: () => ({
    price: '$1.00',
    chargedPrice: '€1.00',
    isKept: true,
    busy: false,
    onRetake: nothing,
  }),
  Review: () => ({ results, questions: fixturePublicQuestions, shapes: mockShapes }),
  Root: () => ({ children: 'Words' }),
  RunnerStage: () => ({ runner: openRunner(testSessions.halfway), shapes: mockShapes }),
  SaveIndicator: () => ({ state: 'offline', pendingCount: 2 }),
  ScoreExplanation: () => ({ results, statedRange: brand.statedRange }),
  ScoreSummary: () => ({ results }),
  Shape: () => ({ token: 'square+dot-top', shapes: mockShapes }),
  ShapeGrid: () => ({ grid, shapes: mockShapes }),
  ShareSection: () => ({ onShare: noCalls, results, brand }),
  Skeleton: () => ({ label: 'Loading…' }),
  Switch: () => ({ checked: true, onChange: nothing, 'aria-label': 'Analytics' }),
  TimeChoice: () => ({ baseSeconds: 1500, timeFactor: 1.5, onChange: nothing }),
  Timer: () => ({ deadlineAt: Date.now() + 300_000, durationSeconds: 1500 }),
  ToastRegion: () => ({ model: toasts() }),
  TriangleCorners: () => ({ grid: triangles }),
  YourData: () => ({ isPaid: true, onExport: noCalls, onErase: noCalls }),
  CookieConsent: () => ({ consent: consent(), words: consentWords }),
};

type Component = ForwardRefExoticComponent<Record<string, unknown>>;
const isComponent = (value: unknown): value is Component =>
  typeof value === 'object' && value !== null && '$$typeof' in value;
/** Every public component by its name. */
export const components = new Map(
  Object.entries({ ...door, ...consentDoor }).filter((entry): entry is [string, Component] =>
    isComponent(entry[1]),
  ),
);
