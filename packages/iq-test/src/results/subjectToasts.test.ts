import { expect, test } from 'vitest';
import { inEnglish } from '../i18n/english.fixture.ts';
import { ToastsModel } from '../ui/toasts.ts';
import { CertificateModel } from './certificateModel.ts';
import { EmailResultsModel } from './emailResultsModel.ts';
import { ShareResultsModel } from './shareResultsModel.ts';

const shownBy = () => {
  const toasts = new ToastsModel();
  return { sink: () => toasts, titles: () => toasts.toasts.value.map(({ title }) => inEnglish(title)) };
};

test('"Email required" is gone as soon as an address is sent to, and "Results sent!" stands alone', async () => {
  const { sink, titles } = shownBy();
  let arrive = (_: unknown) => {};
  const send = () => new Promise((resolve) => (arrive = resolve));
  const model = new EmailResultsModel({ send, toasts: sink });
  await model.send();
  expect(titles()).toEqual(['Email required']);
  model.setAddress('ada@example.org');
  const sending = model.send();
  expect(titles()).toEqual([]);
  arrive(undefined);
  await sending;
  expect(titles()).toEqual(['Results sent!']);
});

test('of sharing, taking back and copying only the newest outcome is shown', async () => {
  const { sink, titles } = shownBy();
  let isRefused = true;
  const model = new ShareResultsModel({
    createLink: async () => 'https://quiz.example/r/x',
    takeBack: async () => {},
    copy: async () => {
      if (isRefused) throw new Error('denied');
    },
    toasts: sink,
  });
  await model.share({ title: '', text: '' });
  expect(titles()).toEqual(['Share failed']);
  isRefused = false;
  await model.copyLink(); // its button says that it worked
  expect(titles()).toEqual([]);
  await model.share({ title: '', text: '' });
  expect(titles()).toEqual(['Results copied!']);
  await model.takeBack();
  expect(titles()).toEqual(['Taken back']);
});

test('of a certificate only the newest outcome is shown, beside what is said of other things', async () => {
  const { sink, titles } = shownBy();
  sink().show('success', 'results.emailSentTitle', undefined, 'email');
  let fails = true;
  const model = new CertificateModel({
    make: async () => {
      if (fails) throw new Error('no');
      return { sheet: '', pdf: '' };
    },
    takeBack: async () => {},
    toasts: sink,
  });
  await model.make();
  expect(titles()).toEqual(['Results sent!', 'No certificate was made']);
  fails = false;
  await model.make();
  expect(titles()).toEqual(['Results sent!']);
});

test('a page that only shows toasts, and one without any, need not dismiss them', async () => {
  for (const sink of [undefined, { show: () => 1 }]) {
    const model = new EmailResultsModel({ send: async () => undefined, toasts: () => sink });
    model.setAddress('ada@example.org');
    await model.send();
    expect(model.sentTo.value).toBe('ada@example.org');
  }
});
