import { Link, type LinkProps } from 'react-router';
import * as styles from '../../../../../packages/iq-test/src/ui/Button.css.ts';

interface ButtonLinkProps extends Omit<LinkProps, 'className'> {
  /** @default 'secondary' */
  tone?: keyof typeof styles.tone;
}

/** A link that looks like a button: it leads to a screen where something is made. */
export function ButtonLink({ tone = 'secondary', ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={`${styles.button} ${styles.tone[tone]}`} />;
}
