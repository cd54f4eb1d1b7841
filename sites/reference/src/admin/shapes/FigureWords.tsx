import { IqTestProvider, loadI18n } from '@quotient/iq-test';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Failure } from '../parts/Failure.tsx';
import { Loading } from '../parts/Loading.tsx';
import { useLocale } from '../words.tsx';

/** Gives the components of the test their words, in the language of the page: figures are shown as visitors see them. */
export function FigureWords({ children }: { children: ReactNode }) {
  const { locale } = useLocale();
  const { data, error } = useQuery({
    queryKey: ['words of the test', locale],
    queryFn: () => loadI18n({ locale }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (error) return <Failure error={error} />;
  if (!data) return <Loading />;
  return (
    <IqTestProvider i18n={data} transparent>
      {children}
    </IqTestProvider>
  );
}
