import { fixtureQuestions, testResults } from '@quotient/fixtures';
import { expect, fn } from 'storybook/test';
import { notes } from '../../.storybook/componentNotes.ts';
import preview from '../../.storybook/preview.tsx';
import { FullReport } from '../../packages/iq-test/src/results/FullReport.tsx';

const meta = preview.meta({
  title: 'Results/FullReport',
  component: FullReport,
  parameters: notes({
    dos: [
      'Show it in place of the results, and hide those: the browser prints what is on the page.',
      'Give the address of the certificate, or that of the page that checks certificates.',
    ],
    donts: ['Do not store the name: it is for this sheet.', 'Do not print without the visitor’s press.'],
    anatomy: [
      ['Controls', 'A name, the button that prints, and the way back; not on paper.'],
      ['Head', 'Name of the test, date, and the name that was typed.'],
      ['Score, categories, calculation', 'As in the results.'],
      ['Questions', 'All of them open: the answer, the right one and the way to it.'],
      ['Foot', 'QR code and address where a certificate is checked, model and number of the test.'],
    ],
    accessibility: [
      'The focus begins at the heading.',
      'The QR code is hidden from screen readers: its address is beside it as a link.',
      'Printed in black on white in every theme.',
    ],
    spoken: [
      '“Full report: IQ Test, heading level 1”, the date, then the sections of the results.',
      'Each question as a group that is expanded.',
    ],
    keyboard: [['Enter, Space', 'Prints, leads back, or closes a question that shall not be printed.']],
  }),
  args: {
    // a few questions: a picture has a limit of height
    results: { ...testResults.iq147, review: testResults.iq147.review.slice(0, 4) },
    questions: fixtureQuestions,
    checkAddress: 'https://quiz.example/verify/abcde-fghjk-mnpqr-23456',
    isCertified: true,
    onPrint: fn(),
    onClose: fn(),
  },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Print or save as PDF' }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Back to your results' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const WithName = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Ada Lovelace');
    await expect(canvas.getByText('Name: Ada Lovelace')).toBeVisible();
  },
});

export const WithoutCertificate = meta.story({
  parameters: { picture: false }, // looks like the others: what matters is asserted
  args: { checkAddress: 'https://quiz.example/verify', isCertified: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/This report is no certificate/)).toBeVisible();
  },
});

export const RightToLeft = meta.story({ globals: { locale: 'ar' } });

export const Narrow = meta.story({ globals: { viewport: { value: 'mobile1', isRotated: false } } });

export const Dark = meta.story({ globals: { theme: 'dark' } });
