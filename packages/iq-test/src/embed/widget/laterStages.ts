// The stages after the test with their styles.
import css from 'virtual:embed-css/later';

export * from '../../flow/laterStages.ts';
export { css };
