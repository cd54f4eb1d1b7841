// Every style sheet of the site, as an entry of the build whose code no page loads: pages run on the server.
import './fonts.css';
import '@fonts/fonts.css';
import './print.css';
import './transitions.css';
import './site.css.ts';

// The admin area brings its own: no visitor loads any of it.
import.meta.glob(['./**/*.css.ts', '!./admin/**'], { eager: true });
