import { IqTestProvider, loadI18n } from '@quotient/iq-test';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocale } from '../words.tsx';
import { Failure } from './Failure.tsx';
import { Loading } from './Loading.tsx';

interface VisitorLookProps {
  /** Language of the words around the questions. @default that of the page */
  locale?: string;
  /** @default 'auto' */
  theme?: 'auto' | 'light' | 'dark';
  /** True for a background of its own. @default false */
  isPaper?: boolean;
  className?: string;
  children: ReactNode;
}

/** Context for parts of the test, in any of its languages. */
export function VisitorLook({ locale, isPaper = false, children, ...look }: VisitorLookProps) {
  const own = useLocale().locale;
  const wanted = locale ?? own;
  const words = useQuery({
    queryKey: ['words of the test', wanted],
    queryFn: () => loadI18n({ locale: wanted }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (words.error) return <Failure error={words.error} onRetry={words.refetch} />;
  if (!words.data) return <Loading />;
  return (
    <IqTestProvider i18n={words.data} transparent={!isPaper} {...look}>
      {children}
    </IqTestProvider>
  );
}
