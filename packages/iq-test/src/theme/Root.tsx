import { forwardRef, type HTMLAttributes } from 'react';
import type { BrandThemeName } from './brands.ts';
import * as styles from './Root.css.ts';

/** All other attributes, and the ref, go to the outer `<div>`. */
export interface RootProps extends HTMLAttributes<HTMLDivElement> {
  /** BCP 47 tag of the texts inside. */
  lang?: string | undefined;
  /** Direction of the texts inside. @default 'ltr' */
  dir?: 'ltr' | 'rtl' | undefined;
  /** `system` follows the page around, which follows the visitor's device. @default 'system' */
  theme?: 'system' | 'light' | 'dark' | undefined;
  /** A shipped look. @default that of the page around */
  brandTheme?: BrandThemeName | undefined;
}

/**
 * The outermost element of everything we render, marked `data-iq-root`: sets type and colors, and is the container
 * that layouts measure. With `theme` or `brandTheme` it carries `data-theme` (`light`, `dark`) and `data-brand` (the
 * name of the look), and a background of its own.
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
