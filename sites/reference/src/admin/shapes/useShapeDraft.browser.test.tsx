import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { anewForEachTest, answer, made, refuse, show } from '../inAdmin.fixture.tsx';
import { CIRCLE, SQUARE, zebra } from './shape.fixture.ts';
import { useShapeDraft } from './useShapeDraft.ts';

anewForEachTest();
const SAVE = 'PUT /api/admin/shapes/zebra';
const READ = 'GET /api/admin/shapes/zebra';
const theirs = { ...zebra, svg: SQUARE, version: 3 };

function Probe() {
  const draft = useShapeDraft(zebra);
  return (
    <>
      <textarea aria-label="SVG" value={draft.text} onChange={({ target }) => draft.setText(target.value)} />
      <button type="button" onClick={() => draft.save('mine')}>
        save
      </button>
      <button type="button" onClick={draft.takeTheirs}>
        take
      </button>
      <output>
        {`${draft.base.version} ${draft.isDirty ? 'dirty' : 'clean'} ${draft.theirs?.version ?? 'none'}`}
        {draft.failure !== undefined && ' failed'}
      </output>
    </>
  );
}
const text = page.getByLabelText('SVG');
const state = page.getByRole('status').first();
async function save() {
  answer('POST /api/admin/shape-checks', { svg: CIRCLE, removed: [] });
  show(<Probe />);
  await text.fill('<line/>');
  await expect.element(state).toHaveTextContent('2 dirty none');
  await page.getByRole('button', { name: 'save' }).click();
}

test('what is saved is what the server kept of it, based on the version that was seen', async () => {
  answer(SAVE, { ...zebra, svg: `${SQUARE}${SQUARE}`, version: 3 });
  await save();
  await expect.element(state).toHaveTextContent('3 clean none');
  await expect.element(text).toHaveValue(`${SQUARE}\n${SQUARE}`);
  const body = { svg: '<line/>', basedOn: 2, comment: 'mine' };
  expect(made.find(({ call }) => call === SAVE)?.body).toEqual(body);
});

test('a save that comes after somebody else’s loses neither: theirs is read, and taken when that is said', async () => {
  refuse(SAVE, 'version_changed');
  answer(READ, theirs);
  await save();
  await expect.element(state).toHaveTextContent('2 dirty 3');
  await expect.element(text).toHaveValue('<line/>');
  await page.getByRole('button', { name: 'take' }).click();
  await expect.element(state).toHaveTextContent('3 clean none');
  await expect.element(text).toHaveValue(SQUARE);
});

test('a save that failed leaves the text as it was typed', async () => {
  refuse(SAVE, 'storage_failed');
  await save();
  await expect.element(state).toHaveTextContent('2 dirty none failed');
  await expect.element(text).toHaveValue('<line/>');
});
