import { expect, test } from 'vitest';
import { anewForEachTest, show } from '../ui/inPage.fixture.ts';
import { type ToastSink, ToastsModel } from '../ui/toasts.ts';
import { useToastsHere } from './useToastsHere.ts';

anewForEachTest();

let sink: ToastSink | undefined;
function Stage({ toasts }: { toasts: InstanceType<typeof ToastsModel> }) {
  sink = useToastsHere(toasts);
  return null;
}

test('an answer that comes once its stage is left says nothing in the next one, and takes nothing away there', () => {
  const toasts = new ToastsModel();
  const about = () => toasts.toasts.value.map((toast) => toast.about);
  show(<Stage toasts={toasts} />);
  const first = sink;
  first?.show('alert', 'results.shareFailedTitle', undefined, 'share');
  expect(about()).toEqual(['share']);
  first?.dismissAbout?.('share');
  expect(about()).toEqual([]);
  show(<p />);
  toasts.show('alert', 'flow.startFailedTitle', undefined, 'start');
  first?.show('alert', 'results.shareFailedTitle', undefined, 'share');
  first?.dismissAbout?.('start');
  expect(about()).toEqual(['start']);
});
