// Every style sheet of the site. The browser's build finds them only through this file: pages run on the server.
import './fonts.css';
import '@fonts/fonts.css';
import './print.css';
import './site.css.ts';

import.meta.glob('./**/*.css.ts', { eager: true });
