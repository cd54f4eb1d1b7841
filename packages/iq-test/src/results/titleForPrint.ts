/**
 * Gives the page another title while it prints: browsers name the file after it. The title of a page around an embed is
 * its own at all other times. Returns a function that ends it.
 */
export function titleForPrint(title: string): () => void {
  let before: string | undefined;
  const controller = new AbortController();
  const { signal } = controller;
  const begin = () => {
    before ??= document.title;
    document.title = title;
  };
  const end = () => {
    if (before !== undefined) document.title = before;
    before = undefined;
  };
  addEventListener('beforeprint', begin, { signal });
  addEventListener('afterprint', end, { signal });
  return () => {
    controller.abort();
    end();
  };
}
