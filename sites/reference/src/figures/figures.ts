import type { ReactNode } from 'react';
import type { FigureProps } from './FigureFrame.tsx';
import { PassedTwice } from './PassedTwice.tsx';

/** Every figure, by the name that the ```figure block of a page gives. */
export const figures: Readonly<Record<string, (props: FigureProps) => ReactNode>> = {
  'passed-twice': PassedTwice,
};
