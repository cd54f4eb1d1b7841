import type { FormEvent } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Button } from './Button.tsx';
import { anewForEachTest, find, show } from './inPage.fixture.ts';

anewForEachTest();

test('it sends a form only where it is told to, and not while it is busy', async () => {
  const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());
  const form = (busy: boolean) => (
    <form onSubmit={onSubmit}>
      <Button>Back</Button>
      <Button type="submit" busy={busy}>
        Send
      </Button>
    </form>
  );
  show(form(false));
  await page.getByRole('button', { name: 'Back' }).click();
  expect(onSubmit).not.toHaveBeenCalled();
  const send = page.getByRole('button', { name: 'Send' });
  await send.click();
  expect(onSubmit).toHaveBeenCalledOnce();
  show(form(true));
  find('[type="submit"]').click();
  expect(onSubmit).toHaveBeenCalledOnce();
  expect(find('[type="submit"]').dataset.busy).toBe('true');
});

test('its tone is a part for pages that style it, beside a part of the page’s own', () => {
  show(
    <Button tone="quiet" part="mine" aria-disabled>
      Later
    </Button>,
  );
  expect(find('button').getAttribute('part')).toBe('button quiet mine');
  expect(find('button').getAttribute('aria-disabled')).toBe('true');
  expect(find('button').hasAttribute('data-busy')).toBe(false);
});
