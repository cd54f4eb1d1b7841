import { useFormat } from '../format.ts';
import { useWords } from '../words.tsx';
import * as styles from './Funnel.css.ts';
import type { Step } from './numbers.ts';
import { panelWords } from './panelWords.ts';

/** Width from which a step fits on one line. */
const WIDE = 640;
const WIDE_ROW = 40;
const NARROW_ROW = 68;
const BAR_HEIGHT = 16;
const HEAD_HEIGHT = 28;
const NAME_WIDTH = 176;
/** Widths of the numbers behind the bar, in their order. */
const COLUMN_WIDTHS = [84, 80, 108, 76];
/** Indent of the visitors' actions after the results: they aren't a further step. */
const INSET = 16;

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/** End of a column of numbers. */
const endOf = (column: number, width: number) => width - sum(COLUMN_WIDTHS.slice(column + 1));

/** Height of the drawing at a width, in CSS pixels. */
export const heightOf = (width: number, steps: number): number =>
  width >= WIDE ? HEAD_HEIGHT + steps * WIDE_ROW : steps * NARROW_ROW;

interface BarProps {
  step: Step;
  x: number;
  y: number;
  /** Width of the largest number. */
  width: number;
  largest: number;
}

/** Bar of a step: visitors who reached it, and behind it those who reached the step before. */
function Bar({ step, x, y, width, largest }: BarProps) {
  const scale = (count: number | null) => (largest > 0 ? ((count ?? 0) / largest) * width : 0);
  const [own, before] = [scale(step.count), step.lost === null ? 0 : scale(step.before)];
  return (
    <>
      {before > own + 1 && (
        <rect
          className={styles.gone}
          x={x + own + 0.5}
          y={y + 0.5}
          width={before - own - 1}
          height={BAR_HEIGHT - 1}
        />
      )}
      <rect className={styles.bar} x={x} y={y} width={own} height={BAR_HEIGHT} />
    </>
  );
}

/** Numbers of a step: each in its column, or in two lines on a phone. */
function Numbers({ step, width, y }: { step: Step; width: number; y: number }) {
  const { funnel: words } = useWords(panelWords);
  const { number, columnPercent } = useFormat();
  const { count, ofFirst, ofBefore, lost } = step;
  const shown = (value: number | null) => (value === null ? '–' : number(value));
  if (width >= WIDE)
    return [shown(count), columnPercent(ofFirst), columnPercent(ofBefore), shown(lost)].map((text, i) => (
      <text
        // biome-ignore lint/suspicious/noArrayIndexKey: columns never change places
        key={i}
        className={i === 0 ? styles.count : styles.share}
        x={endOf(i, width)}
        y={y + 25}
        textAnchor="end"
      >
        {text}
      </text>
    ));
  const shares = [
    ofFirst !== null && words.ofFirstShort({ share: columnPercent(ofFirst) }),
    ofBefore !== null && words.ofBeforeShort({ share: columnPercent(ofBefore) }),
    lost !== null && `−${number(lost)}`,
  ];
  return (
    <>
      <text className={styles.count} x={width} y={y + 20} textAnchor="end">
        {shown(count)}
      </text>
      <text className={styles.share} x={0} y={y + 61}>
        {shares.filter(Boolean).join(' · ')}
      </text>
    </>
  );
}

interface FunnelBarsProps {
  steps: readonly Step[];
  /** Width in CSS pixels. */
  width: number;
  /** Description of the drawing, for operators who can't see it. */
  label: string;
}

/** The funnel as bars; the sentence above it and its table say the same in words. */
export function FunnelBars({ steps, width, label }: FunnelBarsProps) {
  const { funnel: words } = useWords(panelWords);
  const isWide = width >= WIDE;
  const height = heightOf(width, steps.length);
  const largest = Math.max(0, ...steps.map(({ count }) => count ?? 0));
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-label={label}
    >
      {isWide &&
        [words.count, words.ofFirst, words.ofBefore, words.lost].map((head, i) => (
          <text key={head} className={styles.share} x={endOf(i, width)} y={14} textAnchor="end">
            {head}
          </text>
        ))}
      {steps.map((step, i) => {
        const y = isWide ? HEAD_HEIGHT + i * WIDE_ROW : i * NARROW_ROW;
        return (
          <g key={step.key}>
            {(i > 0 || isWide) && (
              <line className={styles.line} x1={0} x2={width} y1={y + 0.5} y2={y + 0.5} />
            )}
            <text className={styles.name} x={step.isBranch ? INSET : 0} y={y + (isWide ? 25 : 20)}>
              {words.steps[step.key]}
            </text>
            <Numbers step={step} width={width} y={y} />
            <Bar
              step={step}
              x={isWide ? NAME_WIDTH : 0}
              y={y + (isWide ? 12 : 29)}
              width={isWide ? width - NAME_WIDTH - sum(COLUMN_WIDTHS) : width}
              largest={largest}
            />
          </g>
        );
      })}
    </svg>
  );
}
