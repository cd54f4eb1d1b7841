import { useFormat } from '../format.ts';
import { useWords } from '../words.tsx';
import { dashboardWords } from './words.ts';

/** Writes the days of a period: the first and the last, or the only one. */
export function useDays(): (from: string, to: string) => string {
  const words = useWords(dashboardWords);
  const { day } = useFormat();
  return (from, to) => (from === to ? day(from) : words.range({ from: day(from), to: day(to) }));
}
