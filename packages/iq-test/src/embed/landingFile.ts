// The landing with its styles, in a file of its own: a test that starts directly does not show it.
import css from 'virtual:embed-css/landing';

export { Landing } from '../landing/Landing.tsx';
export { css };
