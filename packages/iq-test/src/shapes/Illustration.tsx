import * as styles from './Illustration.css.ts';

export interface IllustrationProps {
  /** Site-absolute path of the picture. */
  image: string;
  /** What a visitor who does not see the picture needs to know from it. */
  description: string;
  /** Origin in front of the path; embeds run on other origins. @default '' */
  assetBase?: string | undefined;
}

/** A picture in a light frame, in dark themes too: an `<img>` can not take colors from its page. */
export function Illustration({ image, description, assetBase = '' }: IllustrationProps) {
  return (
    <div className={styles.frame}>
      <img className={styles.image} src={`${assetBase}${image}`} alt={description} />
    </div>
  );
}
