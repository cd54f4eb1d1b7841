import { expect, test, vi } from 'vitest';
import { anewForEachTest, place, show, textsOf } from '../ui/inPage.fixture.ts';
import { TimeChoice } from './TimeChoice.tsx';

anewForEachTest();

const inputs = () => [...place.querySelectorAll('input')];

test('each time is the base times its factor, and a press asks for it without taking it', () => {
  const onChange = vi.fn();
  show(<TimeChoice baseSeconds={5250} timeFactor={1.5} onChange={onChange} />);
  expect(textsOf('label')).toEqual(['87:30Standard', '131:151.5×', '175:002×']);
  inputs()[2]?.click();
  inputs()[0]?.click();
  expect(onChange.mock.calls).toEqual([[2], [1]]);
  expect(inputs().map(({ checked }) => checked)).toEqual([false, true, false]);
});

test('two of them on a page choose apart', () => {
  show(
    <>
      <TimeChoice baseSeconds={1500} timeFactor={1} onChange={() => {}} />
      <TimeChoice baseSeconds={1500} timeFactor={2} onChange={() => {}} />
    </>,
  );
  expect(inputs().flatMap(({ checked }, index) => (checked ? index : []))).toEqual([0, 5]);
  expect(new Set(inputs().map(({ name }) => name)).size).toBe(2);
});
