import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { anewForEachTest, find, show } from './inPage.fixture.ts';
import { Switch } from './Switch.tsx';

anewForEachTest();

const input = () => find<HTMLInputElement>('input');

test('it asks for the other state and keeps its own until its owner changes it', async () => {
  const onChange = vi.fn();
  const draw = (checked: boolean) =>
    show(<Switch checked={checked} onChange={onChange} aria-label="Analytics" />);
  draw(false);
  await userEvent.click(input());
  expect(onChange).toHaveBeenLastCalledWith(true);
  expect(input().checked).toBe(false);
  draw(true);
  expect(input().checked).toBe(true);
  await userEvent.keyboard(' ');
  expect(onChange).toHaveBeenLastCalledWith(false);
  expect(onChange).toHaveBeenCalledTimes(2);
});

test('a form gets it by its name while it is on', () => {
  const sent = (checked: boolean) => {
    show(
      <form>
        <Switch name="marketing" checked={checked} onChange={() => {}} aria-label="Marketing" />
      </form>,
    );
    return [...new FormData(find<HTMLFormElement>('form')).keys()];
  };
  expect([sent(false), sent(true)]).toEqual([[], ['marketing']]);
});
