/** Every word of the cookie consent. Apart from the test's words: a page may use the one without the other. */
export const consent = {
  bannerTitle: 'We value your privacy',
  bannerText:
    'Cookies can enhance browsing, serve personalized content and analyze traffic (<privacy>privacy policy</privacy>). Until you choose, we set only necessary ones.',
  onlyNecessary: 'This site uses no others at present.',
  privacySignal:
    'Your browser sends Global Privacy Control: analytics and marketing stay off unless you choose otherwise.',
  acceptAll: 'Accept All Cookies',
  rejectAll: 'Reject All',
  customize: 'Customize',
  closeBanner: 'Close without deciding',
  dialogTitle: 'Cookie Preferences',
  dialogText:
    'Switch on what you agree to. You can change your mind at any time with the cookie button at the foot of the page. <privacy>Privacy policy</privacy>',
  dialogFailed: 'The cookie preferences could not be loaded. Check your connection and reload.',
  closeDialog: 'Close',
  savePreferences: 'Save Preferences',
  acceptAllShort: 'Accept All',
  settings: 'Cookie settings',
  saveReceipt: 'Download a receipt of your choice',
  alwaysOn: 'Always on',
  notInUse: 'Not in use on this site at present',
  examples: 'Examples: {{examples}}',
  categories: {
    necessary: {
      name: 'Necessary',
      description: 'Keep this site working and remember this choice. Without them it cannot do its job.',
      examples: 'what you have begun here, this cookie choice',
    },
    analytics: {
      name: 'Analytics',
      description: 'Count visits and show us which pages cause trouble.',
      examples: 'page views, where visitors come from',
    },
    marketing: {
      name: 'Marketing',
      description: 'Measure whether our advertising reaches people, and make it relevant to you.',
      examples: 'visits that follow an advertisement',
    },
    preferences: {
      name: 'Preferences',
      description: 'Remember choices that make the site more comfortable for you.',
      examples: 'language, appearance',
    },
  },
} as const;
