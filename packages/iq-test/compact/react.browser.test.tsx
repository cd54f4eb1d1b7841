import { createElement as createPreactElement } from 'preact';
import React from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import * as compact from './react.ts';

const sources = import.meta.glob<string>('../src/**/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Every attribute that our components give an element, e.g. `input checked`: whoever writes another one finds it here. */
const used = new Set(
  Object.entries(sources)
    .filter(([path]) => !/\.(test|stories|fixture)\.tsx$/.test(path))
    .flatMap(([, source]) => [
      ...[...source.matchAll(/<([a-z][a-z0-9]*)((?:\s+[\w-]+(?:=(?:"[^"]*"|\{[^{}]*\}))?)*)/g)].flatMap(
        ([, tag, attributes = '']) =>
          [...attributes.matchAll(/\s([a-z][\w-]*)(?==|\s|$)/g)].map(([, name]) => `${tag} ${name}`),
      ),
      // what has a dash in a drawing, wherever it is given
      ...[
        ...source.matchAll(
          /[\s{](?:clip|color|dominant|fill|font|marker|stroke|text|vector)[A-Z]\w*(?=[=:])/g,
        ),
      ].map(([name]) => `path ${name.slice(1)}`),
    ])
    .filter(
      (pair) =>
        !/ (on[A-Z]\w*|ref|key|style|children|suppressHydrationWarning|dangerouslySetInnerHTML)$/.test(pair),
    ),
);

const inDrawing = new Set([
  'circle',
  'ellipse',
  'g',
  'line',
  'path',
  'polygon',
  'polyline',
  'rect',
  'svg',
  'text',
  'tspan',
]);

let place: HTMLElement;
let root: Root;
let smallPlace: HTMLElement;
let small: ReturnType<typeof compact.createRoot>;
beforeEach(() => {
  place = document.body.appendChild(document.createElement('div'));
  smallPlace = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  small = compact.createRoot(smallPlace);
});
afterEach(() => {
  root.unmount();
  small.unmount();
  place.remove();
  smallPlace.remove();
});

type Create = typeof React.createElement;
const createSmall = createPreactElement as unknown as Create;

/** Draws the same by both. */
function draw(content: (create: Create, react: typeof React) => React.ReactNode) {
  flushSync(() => root.render(content(React.createElement, React)));
  compact.flushSync(() => small.render(content(createSmall, compact as unknown as typeof React) as never));
}

/** All attributes of an element. What a field holds has none in Preact. */
const attributes = (element: Element | null) => ({
  ...Object.fromEntries([...(element?.attributes ?? [])].map(({ name, value }) => [name, value])),
  ...(element instanceof HTMLInputElement && { value: element.value, checked: `${element.checked}` }),
});

test('the attributes of our components are found', () => {
  expect(used.size).toBeGreaterThan(100);
  for (const pair of [
    'path strokeLinecap',
    'input checked',
    'label htmlFor',
    'div className',
    'text textAnchor',
  ])
    expect([...used]).toContain(pair);
});

const isSwitch = (name: string) =>
  /^(?:checked|disabled|hidden|multiple|noValidate|open|readOnly|required|autoFocus|aria-|data-)/.test(name);

test.each([...used])('<%s> comes out as React writes it', (pair) => {
  const [tag = '', name = ''] = pair.split(' ');
  const find = (where: HTMLElement) => where.querySelector(inDrawing.has(tag) ? `svg ${tag}` : tag);
  for (const value of isSwitch(name)
    ? [true, false, undefined]
    : name === 'maxLength' || pair === 'li value'
      ? [3]
      : ['text', '7', 3, undefined]) {
    draw((create) => {
      const element = create(tag, { key: `${value}`, [name]: value });
      return inDrawing.has(tag) ? create('svg', {}, element) : element;
    });
    expect(attributes(find(smallPlace)), `${value}`).toEqual(attributes(find(place)));
  }
});

test('what is typed, focused and left is told in the same places', async () => {
  const told: string[] = [];
  draw((create, react) => {
    const who = react === React ? 'react' : 'small';
    const tell = (event: React.SyntheticEvent) => {
      told.push(`${who} ${event.type.replace('focusin', 'focus').replace('focusout', 'blur')}`);
    };
    return create(
      'div',
      { onFocus: tell, onBlur: tell },
      create('input', { 'aria-label': who, defaultValue: '', onChange: tell }),
      create('input', { type: 'checkbox', 'aria-label': `${who} box`, onChange: tell }),
    );
  });
  const of = async (where: HTMLElement) => {
    const [field, box] = where.querySelectorAll('input');
    told.length = 0;
    await userEvent.type(field as Element, 'ab');
    await userEvent.click(box as Element);
    (box as HTMLElement).blur();
    return told.map((line) => line.replace(/^\w+ (input|change)/, '* change').replace(/^\w+/, '*'));
  };
  const byReact = await of(place);
  expect(byReact.filter((line) => line === '* change')).toHaveLength(3);
  expect(await of(smallPlace)).toEqual(byReact);
});

test('a forwarded ref arrives, with and without other properties', () => {
  const seen: (HTMLElement | null)[] = [];
  draw((create, react) => {
    // biome-ignore lint/correctness/noComponentHookFactories: one for each of the two
    const Field = react.forwardRef<HTMLInputElement, { title: string }>((props, ref) =>
      create('input', { ...props, ref }),
    );
    const outer = react.createRef<HTMLInputElement>();
    return create(
      'div',
      { ref: () => void seen.push(outer.current) },
      create(Field, { title: 'a', ref: outer }),
      create(Field, { title: 'b' }),
    );
  });
  expect(seen.map((element) => element?.title)).toEqual(['a', 'a']);
});

test('a value from outside is drawn anew when it has changed, also between drawing and listening', () => {
  const draws = { react: 0, small: 0 };
  let value = 0;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  draw((create, react) => {
    const who = react === React ? 'react' : 'small';
    // biome-ignore lint/correctness/noComponentHookFactories: one for each of the two
    const Meddler = () => {
      react.useLayoutEffect(() => {
        value = 1; // before the one around it listens
      }, []);
      return null;
    };
    // biome-ignore lint/correctness/noComponentHookFactories: one for each of the two
    const Value = () => {
      draws[who] += 1;
      return create(
        'p',
        {},
        react.useSyncExternalStore(subscribe, () => value),
        create(Meddler),
      );
    };
    value = 0;
    return create(Value);
  });
  expect([place.textContent, smallPlace.textContent]).toEqual(['1', '1']);
  const change = (next: number) => {
    flushSync(() => {
      value = next;
      compact.flushSync(() => {
        for (const listener of listeners) listener();
      });
    });
  };
  change(7);
  expect([place.textContent, smallPlace.textContent]).toEqual(['7', '7']);
  const before = { ...draws };
  change(7);
  expect(draws).toEqual(before);
  root.unmount();
  small.unmount();
  expect(listeners.size).toBe(0);
  root = createRoot(place);
});

test('the only text of an element is written into the element, whatever stands in it by then', () => {
  const put = (text: string | number, inside: 'b' | 'i' = 'b') => {
    draw((create) => create('p', null, create(inside, null, text), create('u', null, 'beside')));
  };
  const rewrite = () => {
    for (const element of [place, smallPlace].flatMap((each) => [...each.querySelectorAll('b, u')])) {
      const outer = document.createElement('font');
      outer.textContent = element.textContent;
      element.firstChild?.replaceWith(outer);
    }
  };
  put('one');
  for (const next of ['two', 3, ''] as const) {
    rewrite();
    put(next);
    expect([place.textContent, smallPlace.textContent]).toEqual([`${next}beside`, `${next}beside`]);
  }
  // from a text to elements and back
  draw((create) => create('p', null, create('b', null, create('i', null, 'within'))));
  expect(smallPlace.innerHTML).toBe(place.innerHTML);
  put('again');
  expect(smallPlace.textContent).toBe(place.textContent);
});

test('a drawing has its texts', () => {
  draw((create) => create('svg', null, create('text', null, 'one')));
  draw((create) => create('svg', null, create('text', null, 2)));
  expect(smallPlace.innerHTML).toBe(place.innerHTML);
});

test('what throws is caught by the component around it, which draws something else and can try again later', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const caught = { large: 0, small: 0 };
  const boundaryOf = (react: typeof React, name: 'large' | 'small') =>
    class extends react.Component<{ children: React.ReactNode }> {
      override state = { hasFailed: false, attempt: 0 };
      static getDerivedStateFromError = () => ({ hasFailed: true });
      override componentDidCatch() {
        caught[name] += 1;
        if (caught[name] < 3) setTimeout(() => this.setState({ hasFailed: false, attempt: caught[name] }));
      }
      override render() {
        const { hasFailed, attempt } = this.state;
        return react.createElement('div', { key: attempt }, hasFailed ? 'failed' : this.props.children);
      }
    };
  const throwing = () => {
    throw new Error('boom');
  };
  const [Large, Small] = [
    boundaryOf(React, 'large'),
    boundaryOf(compact as unknown as typeof React, 'small'),
  ];
  flushSync(() => root.render(React.createElement(Large, null, React.createElement(throwing))));
  compact.flushSync(() =>
    small.render(createSmall(Small as typeof Large, null, createSmall(throwing)) as never),
  );
  await vi.waitFor(() => expect(caught).toEqual({ large: 3, small: 3 }));
  expect([place.textContent, smallPlace.textContent]).toEqual(['failed', 'failed']);
});
