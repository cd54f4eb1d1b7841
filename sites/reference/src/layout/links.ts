interface Link {
  path: string;
  label: string;
}

/** The header's links (Specification §2), as far as their pages exist. */
export const headerLinks: Link[] = [{ path: '/', label: 'Home' }];

/** The footer's groups (Specification §2), as far as their pages exist. */
export const footerGroups: { title: string; links: Link[] }[] = [
  { title: 'IQ Tests', links: [{ path: '/', label: 'IQ Test' }] },
  {
    title: 'Company',
    links: [
      { path: '/privacy-policy', label: 'Privacy Policy' },
      { path: '/imprint', label: 'Imprint' },
    ],
  },
];
