'use client';
import { IqTest, type TestWords } from '@quotient/iq-test';

/** The test in words that the server has loaded: the first HTML has them already. */
export function Test({ words }: { words: TestWords }) {
  return <IqTest words={words} onStage={(stage) => document.body.setAttribute('data-stage', stage)} />;
}
