// What a visitor sees after the test, and in the script tag's files what is called then: fetched meanwhile, so that the
// first question need not wait for it.
export { laterCalls } from '../api/laterCalls.ts';
export { PaymentStage } from './PaymentStage.tsx';
export { ResultsStage } from './ResultsStage.tsx';
