import type { i18n } from 'i18next';
import { forwardRef, type ReactNode, useEffect, useRef, useState } from 'react';
import { Root } from '../theme/Root.tsx';
import { Button } from './Button.tsx';
import { IqTestProvider, type IqTestProviderProps } from './IqTestProvider.tsx';
import { Notice } from './Notice.tsx';

/** All other attributes, and the ref, go to the outer `<div>`, see `Root`. */
export interface LoadingProviderProps extends Omit<IqTestProviderProps, 'i18n' | 'children'> {
  /** Words that are already here. */
  i18n?: i18n | undefined;
  /** Fetches the words where `i18n` is absent; called again when it changes. */
  load: () => Promise<i18n>;
  /** Content until the words have loaded. */
  placeholder?: ReactNode;
  /** Shown when they do not arrive. @default a message with a button that tries again */
  failure?: ReactNode;
  /** Called at each render, once the words are here. */
  children: (i18n: i18n) => ReactNode;
}

/** An `IqTestProvider` that fetches its words first. Keeps showing the former ones while others are on their way. */
export const LoadingProvider = forwardRef<HTMLDivElement, LoadingProviderProps>(function LoadingProvider(
  { i18n: given, load, placeholder, failure, children, ...rest },
  ref,
) {
  const [loaded, setLoaded] = useState<i18n>();
  const [hasFailed, setHasFailed] = useState(false);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try loads again
  useEffect(() => {
    if (given) return;
    let isCurrent = true;
    load().then(
      (i18n) => isCurrent && setLoaded(i18n),
      () => isCurrent && setHasFailed(true), // the browser's console names the file
    );
    return () => {
      isCurrent = false;
    };
  }, [given, load, tries]);

  const last = useRef<i18n>(undefined);
  const i18n = given ?? loaded ?? last.current;
  last.current = i18n;
  if (i18n) {
    return (
      <IqTestProvider {...rest} ref={ref} i18n={i18n}>
        {children(i18n)}
      </IqTestProvider>
    );
  }
  if (!hasFailed)
    return (
      <Root {...rest} ref={ref}>
        {placeholder}
      </Root>
    );
  const retry = () => {
    setHasFailed(false);
    setTries((count) => count + 1);
  };
  return (
    <Root {...rest} ref={ref} lang="en">
      {failure === undefined ? (
        // in English: the words of the visitor's language are what is missing
        <Notice tone="alert" role="alert" title="This could not be loaded.">
          <span>Check your connection.</span> <Button onClick={retry}>Try again</Button>
        </Notice>
      ) : (
        failure
      )}
    </Root>
  );
});
