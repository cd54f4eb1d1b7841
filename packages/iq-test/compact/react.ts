// Stands in for React and react-dom in the script tag's files: Preact, and of React's ways what our components use. The
// library's own stand-in knows all of them and is twice as long. `react.browser.test.tsx` compares this with React.
import { type ComponentChild, type ComponentType, options, type Ref, render, type VNode } from 'preact';
import { useLayoutEffect, useReducer, useRef } from 'preact/hooks';

export { Component, createContext, createElement, createRef, Fragment, Fragment as StrictMode } from 'preact';
export * from 'preact/hooks';

/** Version of React that libraries see. */
export const version = '18.0.0';

const FORWARDS = Symbol();
type Forwarding = ComponentType & { [FORWARDS]?: true };

/**
 * React's names of what Preact hears under another one: these events leave the element in which they happen. `translate`
 * is a property as well, for which `no` is true.
 */
const OTHERS: Record<string, string> = { onFocus: 'onfocusin', onBlur: 'onfocusout', translate: 'TRANSLATE' };
/** Attributes of a drawing that have a dash. */
const DASHED = /^(?:fill|stroke|text|vector|font|dominant|clip)[A-Z]/;
/** Elements that contain text in a drawing. */
const DRAWN = /^(?:text|tspan|title|desc)$/;
const TYPED = /^(?!checkbox|radio|file)/;

/** Name of an attribute in Preact. */
function nameOf(name: string, type: string, props: Record<string, unknown>): string {
  if (name === 'onChange' && type === 'input' && TYPED.test(`${props.type}`)) return 'onInput';
  if (DASHED.test(name)) return name.replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`);
  return OTHERS[name] ?? name;
}

const before = options.vnode;
options.vnode = (vnode: VNode<Record<string, unknown>>) => {
  const { type, props, ref } = vnode;
  if (typeof type === 'string') {
    for (const name in props) {
      const own = nameOf(name, type, props);
      if (own === name) continue;
      props[own] = props[name];
      delete props[name];
    }
    // As React does: an element's only text is written into the element, whatever a translator has put in its place.
    // Preact would write into a text node that may have left the page. In a drawing it is no property.
    const { children } = props;
    if ((typeof children === 'string' || typeof children === 'number') && !DRAWN.test(type)) {
      props.textContent = children;
      props.children = undefined;
    }
  } else if ((type as Forwarding | null)?.[FORWARDS] && ref) {
    props.ref = ref;
    vnode.ref = null;
  }
  before?.(vnode);
};

/** A component that is given its `ref`. */
export function forwardRef<T, P extends object>(
  draw: (props: P, ref: Ref<T> | null) => ComponentChild,
): ComponentType<P & { ref?: Ref<T> }> {
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each component, where its module begins
  const Forwarded = ({ ref = null, ...props }: P & { ref?: Ref<T> | null }) => draw(props as P, ref);
  return Object.assign(Forwarded as ComponentType<P>, { [FORWARDS]: true });
}

/** A value from outside, and a new drawing when it has changed. */
export function useSyncExternalStore<T>(
  subscribe: (onChange: () => void) => () => void,
  getSnapshot: () => T,
): T {
  const value = getSnapshot();
  const drawn = useRef({ value, getSnapshot });
  const [, draw] = useReducer<number, void>((count) => count + 1, 0);
  useLayoutEffect(() => {
    drawn.current = { value, getSnapshot };
  });
  useLayoutEffect(() => {
    const check = () => {
      if (!Object.is(drawn.current.value, drawn.current.getSnapshot())) draw();
    };
    check(); // it may have changed since it was drawn
    return subscribe(check);
  }, [subscribe]);
  return value;
}

/** Draws what the function changes before it returns. */
export function flushSync(change: () => void): void {
  const later = options.debounceRendering;
  let draw: (() => void) | undefined;
  options.debounceRendering = (callback) => {
    draw = callback;
  };
  try {
    change();
    draw?.();
  } finally {
    if (later) options.debounceRendering = later;
    else delete options.debounceRendering;
  }
}

/** Draws into an element. */
export const createRoot = (container: Element) => ({
  render: (node: ComponentChild) => render(node, container),
  unmount: () => render(null, container),
});
