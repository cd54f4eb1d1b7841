import type { ReactNode } from 'react';
import { ChcMap } from './ChcMap.tsx';
import { CoxCorrection } from './CoxCorrection.tsx';
import { ElevenToOldAge } from './ElevenToOldAge.tsx';
import type { FigureProps } from './FigureFrame.tsx';
import { HalfAndHalf } from './HalfAndHalf.tsx';
import { MovingAverage } from './MovingAverage.tsx';
import { PassedTwice } from './PassedTwice.tsx';
import { ScalesAndRarity } from './ScalesAndRarity.tsx';
import { ScoreAndMargin } from './ScoreAndMargin.tsx';
import { ShrinkingGains } from './ShrinkingGains.tsx';

/** Every figure, by the name that the ```figure block of a page gives. */
export const figures: Readonly<Record<string, (props: FigureProps) => ReactNode>> = {
  'chc-map': ChcMap,
  'cox-correction': CoxCorrection,
  'eleven-to-old-age': ElevenToOldAge,
  'half-and-half': HalfAndHalf,
  'moving-average': MovingAverage,
  'passed-twice': PassedTwice,
  'scales-and-rarity': ScalesAndRarity,
  'score-and-margin': ScoreAndMargin,
  'shrinking-gains': ShrinkingGains,
};
