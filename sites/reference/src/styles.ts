// Every style sheet of the site, as an entry of the build whose code no page loads: pages run on the server.
import './fonts.css';
import '@fonts/fonts.css';
import './print.css';
import './transitions.css';
import './site.css.ts';

import.meta.glob('./**/*.css.ts', { eager: true });
