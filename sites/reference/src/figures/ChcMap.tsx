import * as styles from './ChcMap.css.ts';
import { type Ability, abilities, type Coverage, TENTATIVE } from './chcMap.ts';
import { chcMapWords } from './chcMapWords.ts';
import * as controls from './controls.css.ts';
import { FigureFrame, type FigureProps } from './FigureFrame.tsx';
import { marksIn } from './facts.ts';

const NAME = 'chc-map';
const entries = Object.entries(abilities) as [Ability, Coverage][];
const atStart = 0;

interface DescriptionProps extends Pick<FigureProps, 'locale'> {
  ability: Ability;
}

interface AbilityWords {
  name: string;
  /** Another name for the ability. */
  also?: string;
  meaning: string;
  /** Details on whether our questions test it. */
  note?: string;
}

/** Description of an ability, and whether our questions test it. */
function Description({ ability, locale }: DescriptionProps) {
  const own = chcMapWords[locale];
  const { name, also, meaning, note }: AbilityWords = own.abilities[ability];
  const coverage = abilities[ability];
  return (
    <div className={styles.description}>
      <dt className={styles.term}>
        <span className={styles.code}>{ability}</span> {name}
        {also && ` (${also})`}
      </dt>
      <dd className={styles.details}>{meaning}</dd>
      <dd className={styles.touched}>
        <span className={styles.swatch[coverage]} aria-hidden="true" />
        <span>
          {own.coverage[coverage]}
          {note ? `${marksIn(locale).colon} ${note}.` : '.'}
        </span>
      </dd>
    </div>
  );
}

/** The broad abilities of the CHC model below g, and which of them our questions touch. */
export function ChcMap({ locale, words }: FigureProps) {
  const own = chcMapWords[locale];
  const [first] = entries;
  return (
    <FigureFrame name={NAME} words={words}>
      <div className={styles.layer}>
        <label className={styles.show}>
          <input className={styles.tick} type="checkbox" defaultChecked />
          {own.showGeneral}
        </label>
        <output className={styles.says} data-without={own.withoutGeneral}>
          {own.withGeneral}
        </output>
      </div>
      <p className={controls.unseen} id={`${NAME}-alt`}>
        {words.alt}
      </p>
      <p className={styles.general}>
        <span className={styles.letter}>g</span> {own.general}
      </p>
      <div
        className={styles.grid}
        role="radiogroup"
        aria-label={words.label}
        aria-describedby={`${NAME}-alt`}
      >
        {entries.map(([ability, coverage], index) => (
          <div key={ability} className={styles.place} role="presentation">
            {/* biome-ignore lint/a11y/useSemanticElements: arrow keys go to the neighbor in their direction, which those of native radio buttons do not */}
            <button
              className={styles.cell[coverage]}
              type="button"
              role="radio"
              aria-checked={index === atStart}
              tabIndex={index === atStart ? 0 : -1}
              data-tentative={ability === TENTATIVE || undefined}
              disabled
            >
              <span className={styles.plate}>
                <span className={styles.code}>{ability}</span>
                <span className={styles.name}>{own.abilities[ability].name}</span>
              </span>
              <span className={controls.unseen}>
                {marksIn(locale).comma} {own.coverage[coverage]}
              </span>
            </button>
          </div>
        ))}
      </div>
      <p className={styles.legend}>
        <span className={styles.subject}>
          {own.legend}
          {marksIn(locale).colon}
        </span>
        {(['asked', 'inPart', 'notAsked'] as const).map((coverage) => (
          <span key={coverage} className={styles.meaning}>
            <span className={styles.swatch[coverage]} aria-hidden="true" />
            {own.coverage[coverage]}
          </span>
        ))}
      </p>
      {first && (
        <dl className={styles.panel} aria-live="polite">
          <Description ability={first[0]} locale={locale} />
        </dl>
      )}
      <dl className={styles.all}>
        {entries.map(([ability]) => (
          <Description key={ability} ability={ability} locale={locale} />
        ))}
      </dl>
    </FigureFrame>
  );
}
