import { IqTestProvider } from '@quotient/iq-test';
import type { ReactNode } from 'react';
import { Failure } from '../parts/Failure.tsx';
import { Loading } from '../parts/Loading.tsx';
import { useVisitorWords } from './useQuestions.ts';

interface VisitorLookProps {
  /** Language of the words around the questions. */
  locale: string;
  /** @default 'auto' */
  theme?: 'auto' | 'light' | 'dark';
  /** On paper of its own. @default false */
  isPaper?: boolean;
  className?: string;
  children: ReactNode;
}

/** What the parts of the test need around them, in any of its languages. */
export function VisitorLook({
  locale,
  theme = 'auto',
  isPaper = false,
  className,
  children,
}: VisitorLookProps) {
  const { data: i18n, error, refetch } = useVisitorWords(locale);
  if (error) return <Failure error={error} onRetry={refetch} />;
  if (!i18n) return <Loading />;
  return (
    <IqTestProvider
      i18n={i18n}
      theme={theme}
      transparent={!isPaper}
      {...(className !== undefined && { className })}
    >
      {children}
    </IqTestProvider>
  );
}
