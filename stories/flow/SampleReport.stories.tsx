import { expect } from 'storybook/test';
import { notes } from '../../.storybook/componentNotes.ts';
import preview from '../../.storybook/preview.tsx';
import { SampleReport } from '../../packages/iq-test/src/flow/SampleReport.tsx';
import { SampleResults } from '../../packages/iq-test/src/results/SampleResults.tsx';

const meta = preview.meta({
  title: 'Flow/SampleReport',
  component: SampleReport,
  parameters: notes({
    usage: 'The landing and the payment screen of `IqTest` have it.',
    dos: [
      'Keep it closed at first: its code and words are fetched when it is opened.',
      'Keep its note: it says that the data is made up.',
    ],
    donts: [
      'Do not show a real person’s result in it.',
      'Do not put it before the start or the price: it answers a question that comes later.',
    ],
    anatomy: [
      ['Line', 'Opens and closes the sample, also before the code of the page is there.'],
      ['Head', 'The title, and the note that the data is an example.'],
      ['Report', 'Score, curve, abilities and one worked solution, in the components of a real report.'],
    ],
    accessibility: [
      'The sample is a region named “Sample report”, described by its note.',
      'Its headings and figures say “Example”, for visitors who jump between headings.',
      'It is never printed.',
    ],
    spoken: [
      '“See a sample report”, collapsed; after opening, “Sample report, region”, its note, then “Example: estimated IQ score”.',
    ],
    keyboard: [
      ['Enter, Space', 'Open and close the sample while the focus is on its line.'],
      ['Tab', 'Goes on to the question of the sample.'],
    ],
  }),
  args: { load: async () => ({ SampleResults }) },
});

export const Default = meta.story({});

export const Opened = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('See a sample report'));
    const region = await canvas.findByRole('region', { name: 'Sample report' });
    await expect(region).toHaveTextContent(/Example data, not a real person’s result\./);
    await expect(canvas.getByText('Chosen in this example')).toBeVisible();
  },
});

export const RightToLeft = meta.story({
  globals: { locale: 'ar' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('عرض نموذج للتقرير'));
    await expect(await canvas.findByRole('region', { name: 'نموذج للتقرير' })).toBeVisible();
  },
});
