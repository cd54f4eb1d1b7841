import { expect, test } from '../../support/test.ts';
import { startTest } from './journey.ts';

const sizes = [
  { width: 360, height: 780, least: 17 },
  { width: 390, height: 844, least: 18 },
  { width: 768, height: 1024, least: 18 },
  { width: 1280, height: 800, least: 18 },
  { width: 780, height: 360, least: 8 },
];

for (const { least, ...size } of sizes) {
  test(`at ${size.width} × ${size.height} clock and Next are seen at each question, and ${least} of 20 fit`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await startTest(page);
    let fitting = 0;
    for (let number = 1; number <= 20; number++) {
      await expect(page.getByText(`Question ${number} of 20`, { exact: true })).toBeInViewport({ ratio: 1 });
      const forward = page.getByRole('button', { name: number < 20 ? 'Next' : 'Finish Test', exact: true });
      await expect(page.getByRole('timer')).toBeInViewport({ ratio: 1 });
      await expect(forward).toBeInViewport({ ratio: 1 });
      const isWhole = await page.locator('[part="question"]').evaluate((card) => {
        const [heading, ...options] = card.querySelectorAll('h2, label');
        const head = card.firstElementChild?.getBoundingClientRect().bottom ?? 0;
        const last = Math.max(...options.map((option) => option.getBoundingClientRect().bottom));
        const buttons = [...document.querySelectorAll('button')];
        const next = buttons.find(({ textContent }) => /^(Next|Finish Test)$/.test(textContent ?? ''));
        return (
          (heading?.getBoundingClientRect().top ?? -1) >= head &&
          last <= (next?.getBoundingClientRect().top ?? 0)
        );
      });
      if (isWhole) fitting += 1;
      if (number < 20) await forward.press('Enter');
    }
    expect(fitting).toBeGreaterThanOrEqual(least);
  });
}
