import { localeCodes } from '@quotient/contract/locales';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { wordsIn } from '../words/words.ts';
import { InviteDialog } from './InviteDialog.tsx';

test.each(localeCodes)(
  'in %s it leads to five places, and has a hidden way of the device before them',
  (locale) => {
    const html = renderToStaticMarkup(<InviteDialog locale={locale} />);
    const { body } = new DOMParser().parseFromString(html, 'text/html');
    const links = [...body.querySelectorAll('a')];
    const { email, share } = wordsIn[locale].invite;
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'WhatsApp',
      email,
      'Facebook',
      'X',
      'LinkedIn',
    ]);
    for (const { href, rel, target } of links) {
      expect(href).toContain('ADDRESS');
      // the mail program is no page that could be opened beside this one
      expect([rel, target]).toEqual(href.startsWith('https:') ? ['noopener noreferrer', '_blank'] : ['', '']);
    }
    const own = body.querySelector<HTMLButtonElement>('[data-invite-share]');
    expect([own?.hidden, own?.textContent]).toEqual([true, share]);
    expect(own?.compareDocumentPosition(links[0] as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
);
