// From a file of the project: a package that only pages import, Vite finds late, and reloads the first page of `astro dev`.
export { CookieConsent } from '@quotient/iq-test/consent';
