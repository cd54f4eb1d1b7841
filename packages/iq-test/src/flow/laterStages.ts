// What a visitor sees after the test: fetched meanwhile, so that the first question need not wait for it.
export { PaymentScreen } from '../payment/PaymentScreen.tsx';
export { ResultsStage } from './ResultsStage.tsx';
