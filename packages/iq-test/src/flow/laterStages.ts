// What a visitor sees after the test: fetched meanwhile, so that the first question need not wait for it.

export { SampleResults } from '../results/SampleResults.tsx';
export { PaymentStage } from './PaymentStage.tsx';
export { ResultsStage } from './ResultsStage.tsx';
