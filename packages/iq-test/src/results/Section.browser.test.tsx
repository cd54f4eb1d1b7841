import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { anewForEachTest, place, show } from '../ui/inPage.fixture.ts';
import { Section } from './Section.tsx';

anewForEachTest();

test('each chapter is a region of its own name, with its control before what it shows', async () => {
  show(
    <>
      <Section title="First" lead="About it." printed>
        one
      </Section>
      <Section title="Second" lead="About that." action={<button type="button">Open</button>}>
        two
      </Section>
    </>,
  );
  await expect.element(page.getByRole('region', { name: 'First' })).toHaveTextContent('FirstAbout it.one');
  await expect
    .element(page.getByRole('region', { name: 'Second' }))
    .toHaveTextContent('SecondAbout that.Opentwo');
  const [printed, onScreen] = [...place.querySelectorAll('section')].map(({ classList }) => classList.length);
  expect(onScreen).toBe((printed ?? 0) + 1); // the class that keeps it off paper
});
