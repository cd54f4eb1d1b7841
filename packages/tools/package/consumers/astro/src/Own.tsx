import { IqTest, type TestWords } from '@quotient/iq-test';

/** The test in words that the page has loaded when it was built. */
export function Own({ words }: { words: TestWords }) {
  return <IqTest words={words} onStage={(stage) => document.body.setAttribute('data-stage', stage)} />;
}
