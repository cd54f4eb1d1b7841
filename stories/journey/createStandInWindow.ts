/** Plays the checkout's pop-up, so that a story opens no window: it can be written into, sent on and closed. */
export function createStandInWindow(onVisit: (url: string) => void = () => {}) {
  const page = document.implementation.createHTMLDocument();
  const visited: string[] = [];
  let closed = false;
  const standIn = {
    document: page,
    get closed() {
      return closed;
    },
    location: {
      replace(url: string) {
        visited.push(url);
        onVisit(url);
      },
    },
    focus() {},
    close() {
      closed = true;
    },
  };
  return {
    /** Replacement for the result of `window.open`, with the parts that the test uses. */
    window: standIn as unknown as Window,
    /** The addresses it was sent to. */
    visited,
    /** Contents of the window. */
    body: page.body,
  };
}
