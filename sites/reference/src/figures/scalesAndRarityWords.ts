import type { FigureProps } from './FigureFrame.tsx';

interface ScalesAndRarityWords {
  iq: string;
  scale: (deviation: number) => string;
  /** Each follows its number. */
  share: string;
  oneIn: string;
  above: string;
  below: string;
  inSample: (size: string) => string;
  /** Of the table, after those of the scales. */
  columns: (size: string) => string[];
}

/** What stands in the figure of the scales. `{names}` are those of its facts. */
export const scalesAndRarityWords: Record<FigureProps['locale'], ScalesAndRarityWords> = {
  en: {
    iq: 'IQ (scale with SD 15)',
    scale: (deviation) => `SD ${deviation}`,
    share: 'of people score lower',
    oneIn: '1 in {oneIn}',
    above: 'scores this high or higher',
    below: 'scores this low or lower',
    inSample: (size) => `of them in a norm sample of ${size}`,
    columns: (size) => ['Share below', '1 in … above', `Of ${size}`],
  },
  de: {
    iq: 'IQ (Skala mit SD 15)',
    scale: (deviation) => `SD ${deviation}`,
    share: 'der Menschen liegen darunter',
    oneIn: '1 von {oneIn}',
    above: 'liegt so hoch oder höher',
    below: 'liegt so tief oder tiefer',
    inSample: (size) => `davon in einer Normstichprobe von ${size}`,
    columns: (size) => ['Anteil darunter', '1 von … darüber', `Von ${size}`],
  },
};
