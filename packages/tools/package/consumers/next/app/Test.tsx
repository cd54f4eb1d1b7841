'use client';
import { createI18n, IqTest, type Messages } from '@quotient/iq-test';
import { use, useState } from 'react';

/** The test in words that the server has loaded: the first HTML has them already. */
export function Test({ words }: { words: Promise<Messages> }) {
  const messages = use(words);
  const [i18n] = useState(() => createI18n({ locale: 'de', messages }));
  return <IqTest i18n={i18n} onStage={(stage) => document.body.setAttribute('data-stage', stage)} />;
}
