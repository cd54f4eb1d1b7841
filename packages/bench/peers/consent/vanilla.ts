// vanilla-cookieconsent as its documentation sets it up: two kinds of cookies, one language.
import * as CookieConsent from 'vanilla-cookieconsent';
import 'vanilla-cookieconsent/dist/cookieconsent.css';

void CookieConsent.run({
  hideFromBots: false, // the browser of the bench counts as one
  categories: { necessary: { enabled: true, readOnly: true }, analytics: {} },
  language: {
    default: 'en',
    translations: {
      en: {
        consentModal: {
          title: 'We use cookies',
          description:
            'We use cookies to keep the site working, and with your consent to measure how it is used.',
          acceptAllBtn: 'Accept all',
          acceptNecessaryBtn: 'Reject all',
          showPreferencesBtn: 'Manage preferences',
        },
        preferencesModal: {
          title: 'Manage cookie preferences',
          acceptAllBtn: 'Accept all',
          acceptNecessaryBtn: 'Reject all',
          savePreferencesBtn: 'Accept current selection',
          closeIconLabel: 'Close',
          sections: [
            {
              title: 'Necessary',
              description: 'Without them the site does not work.',
              linkedCategory: 'necessary',
            },
            {
              title: 'Analytics',
              description: 'They say how the site is used.',
              linkedCategory: 'analytics',
            },
          ],
        },
      },
    },
  },
});
