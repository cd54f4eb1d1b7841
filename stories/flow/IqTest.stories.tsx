import { createMockApp } from '@quotient/mocks';
import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { createApiClient } from '../../packages/iq-test/src/api/apiClient.ts';
import { IqTest } from '../../packages/iq-test/src/flow/IqTest.tsx';

/** The whole test on the real server app, which runs in this page. */
function Story() {
  const [api] = useState(() => {
    const { app } = createMockApp({ publicUrl: location.origin });
    return createApiClient({
      baseUrl: location.origin,
      fetch: async (...args) => app.fetch(new Request(...args)),
    });
  });
  return <IqTest api={api} analytics={() => {}} />;
}

const meta = preview.meta({
  title: 'Flow/IqTest',
  component: Story,
  beforeEach: () => {
    localStorage.clear();
    return () => localStorage.clear();
  },
});

export const Default = meta.story({});

export const FromStartToPayment = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Start Your IQ Test Now' }));
    await expect(await canvas.findByText('Question 1 of 20')).toBeVisible();
    await userEvent.click(canvas.getAllByRole('radio')[1] ?? document.body);
    await expect(await canvas.findByText('All answers saved')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Question 20, not answered' }));
    await new Promise((passed) => setTimeout(passed, 450)); // the guard against double clicks on Next
    await userEvent.click(canvas.getByRole('button', { name: 'Finish Test' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Finish now' }));
    await expect(await canvas.findByRole('heading', { name: 'Test Completed!' })).toBeVisible();
    await expect(canvas.getByText('1 / 20')).toBeVisible();
  },
});
