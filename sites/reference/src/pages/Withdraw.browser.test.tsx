import { localeCodes } from '@quotient/contract/locales';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Footer } from '../layout/Footer.tsx';
import { legalWordsIn } from '../words/legal/legalWords.ts';
import { imprint } from './Imprint.tsx';
import { withdraw } from './Withdraw.tsx';

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html').body;

/** The labels that the law names, as each of its languages writes them; Arabic has none. */
const labels = {
  en: ['Withdraw from contract here', 'Confirm withdrawal'],
  de: ['Vertrag widerrufen', 'Widerruf bestätigen'],
  fr: ['Renoncer au contrat ici', 'Confirmer la rétractation'],
  es: ['Desistir del contrato aquí', 'Confirmar el desistimiento'],
  ar: ['العدول عن العقد هنا', 'تأكيد العدول'],
};

test('the imprint says what holds: the right stays, or ends with results at once where visitors are asked', () => {
  const { stays, immediate } = legalWordsIn.en.imprint.withdrawal;
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToStaticMarkup(imprint.write('en').content);
  const isSeen = (text: string) =>
    [...place.querySelectorAll('p')].filter((each) => each.textContent === text && each.offsetHeight > 0)
      .length;
  expect([isSeen(stays), isSeen(immediate)]).toEqual([1, 0]);
  document.documentElement.dataset.immediatePerformance = '';
  expect([isSeen(stays), isSeen(immediate)]).toEqual([0, 1]);
  delete document.documentElement.dataset.immediatePerformance;
  place.remove();
});

describe.each(localeCodes)('%s', (locale) => {
  test('the footer leads to the withdrawal in the words of the law, and so does its button', () => {
    const [link, button] = labels[locale];
    const footer = parse(renderToStaticMarkup(<Footer locale={locale} />));
    expect(footer.querySelector('a[href$="/withdraw"]')?.textContent).toBe(link);
    const page = parse(renderToStaticMarkup(withdraw.write(locale).content));
    expect(page.querySelector('[data-withdraw-confirm]')?.textContent).toBe(button);
    expect(legalWordsIn[locale].withdraw.check.lost).toContain(button);
  });

  test('the form asks for name, contract and email, and for nothing else', () => {
    const page = parse(renderToStaticMarkup(withdraw.write(locale).content));
    const fields = [...page.querySelectorAll('input, select, textarea')].map((field) =>
      field.getAttribute('name'),
    );
    expect(fields).toEqual(['name', 'contract', 'email']);
    for (const { labels: named } of page.querySelectorAll('input')) expect(named).toHaveLength(1);
  });
});
