// The stages after the test with their styles.
import css from 'virtual:embed-css/later';

export * from '../../flow/laterStages.ts';
/** See `sharedByOthers` in `landingFile.ts`. */
export { group as sharedWithLanding } from '../../ui/radioGroup.css.ts';
export { css };
