// Imported from a project file: Vite finds a package that only pages import too late, and reloads the first page of
// `astro dev`.
export { CookieConsent } from '@quotient/iq-test/consent';
