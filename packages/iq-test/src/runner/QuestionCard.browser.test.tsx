import { createRef } from 'react';
import { expect, test } from 'vitest';
import { anewForEachTest, find, place, show } from '../ui/inPage.fixture.ts';
import { QuestionCard, type QuestionCardProps } from './QuestionCard.tsx';
import { testSession } from './testSession.fixture.ts';

anewForEachTest();

const heading = createRef<HTMLHeadingElement>();
function draw(index: number, props: Partial<QuestionCardProps> = {}) {
  const question = testSession.questions[index];
  if (!question) throw new Error(`There is no question ${index}.`);
  show(
    <QuestionCard
      question={question}
      index={index}
      total={4}
      selectedIndex={-1}
      onChoose={() => {}}
      shapes={new Map()}
      headingRef={heading}
      {...props}
    />,
  );
}

test('the next question has radio buttons of its own, and its heading takes the focus that it is given', () => {
  draw(0);
  const before = find('input');
  draw(1);
  expect(before.isConnected).toBe(false);
  heading.current?.focus();
  expect(document.activeElement?.textContent).toBe('Question number 2?');
  expect(find('[role="progressbar"]').ariaValueText).toBe('Question 2 of 4');
  expect(place.querySelector('[role="group"], img')).toBeNull();
});

test.each([148, 180, 300, 380, 700])(
  'at %d px clock, place and mark lie beside or below each other',
  (width) => {
    place.style.inlineSize = `${width}px`;
    const clock = <span role="timer">24:59</span>;
    draw(0, { clock, total: 70, index: 58, flag: { isOn: false, onToggle: () => {} } });
    const card = find('section').getBoundingClientRect();
    const boxes = ['[role="timer"]', 'p', 'button'].map((selector) => find(selector).getBoundingClientRect());
    for (const [index, box] of boxes.entries()) {
      expect(box.left).toBeGreaterThanOrEqual(card.left);
      expect(box.right).toBeLessThanOrEqual(card.right);
      for (const other of boxes.slice(index + 1))
        expect(
          box.right <= other.left ||
            other.right <= box.left ||
            box.bottom <= other.top ||
            other.bottom <= box.top,
        ).toBe(true);
    }
    expect(find('p').getBoundingClientRect().height).toBeLessThan(50);
    expect(place.scrollWidth).toBe(place.clientWidth);
  },
);
