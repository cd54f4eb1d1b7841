import { useFetched } from './useFetched.ts';

/** The screens that are shown after the test, and the sample of the report. */
export type LaterStages = Pick<typeof import('./PaymentStage.tsx'), 'PaymentStage'> &
  Pick<typeof import('./ResultsStage.tsx'), 'ResultsStage'> &
  Pick<typeof import('../results/SampleResults.tsx'), 'SampleResults'>;
/** Fetches them. Rejects when they do not arrive, and is then called again. */
export type LoadLaterStages = () => Promise<LaterStages>;

/** The stages after the test, fetched once they are `wanted`. */
export const useLaterStages = (wanted: boolean, load: LoadLaterStages) =>
  useFetched(wanted, load, 'the stages after the test could not be loaded');
