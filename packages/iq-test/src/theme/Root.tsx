import { forwardRef, type HTMLAttributes } from 'react';
import type { BrandThemeName } from './brands.ts';
import * as styles from './Root.css.ts';

export interface RootProps extends HTMLAttributes<HTMLDivElement> {
  /** BCP 47 tag of the texts inside. */
  lang?: string | undefined;
  /** @default 'ltr' */
  dir?: 'ltr' | 'rtl' | undefined;
  /** `system` follows the page around, which follows the visitor's device. @default 'system' */
  theme?: 'system' | 'light' | 'dark' | undefined;
  /** A shipped look. @default that of the page around */
  brandTheme?: BrandThemeName | undefined;
}

/**
 * The outermost element of everything we render: sets type and colors, and is the container that layouts measure.
 * With `theme` or `brandTheme` it carries `data-theme` and `data-brand`, and a background of its own.
 */
export const Root = forwardRef<HTMLDivElement, RootProps>(function Root(
  { children, dir = 'ltr', theme = 'system', brandTheme, className, ...rest },
  ref,
) {
  const ownTheme = theme === 'system' ? undefined : theme;
  return (
    <div
      {...rest}
      ref={ref}
      className={className === undefined ? styles.container : `${styles.container} ${className}`}
      dir={dir}
      data-iq-root=""
      data-theme={ownTheme}
      data-brand={brandTheme ?? (ownTheme && 'default')}
    >
      <div className={styles.root}>{children}</div>
    </div>
  );
});
