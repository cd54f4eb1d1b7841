import { createContext, forwardRef, type HTMLAttributes, useContext } from 'react';
import { rootHints } from '../hints/rootHints.ts';
import type { BrandThemeName } from './brands.ts';
import * as styles from './Root.css.ts';

/** All other attributes, and the ref, go to the outer `<div>`. */
export interface RootProps extends HTMLAttributes<HTMLDivElement> {
  /** BCP 47 tag of the texts inside. */
  lang?: string | undefined;
  /** Direction of the texts inside. @default 'ltr' */
  dir?: 'ltr' | 'rtl' | undefined;
  /** `auto` follows the page around, which follows the visitor's device. @default 'auto' */
  theme?: 'auto' | 'light' | 'dark' | undefined;
  /** A shipped look. @default that of the page around */
  brandTheme?: BrandThemeName | undefined;
  /** Leaves out our paper; what is behind must suit the theme then. @default false */
  transparent?: boolean | undefined;
}

const lookForStyles = (element: HTMLDivElement | null) => {
  if (element) rootHints(element, '--iq-color-paper');
};

type Theme = NonNullable<RootProps['theme']>;
/** The theme of the nearest root around that has one of its own: no selector finds the nearest. */
const ThemeAround = createContext<Theme>('auto');

/**
 * Outermost element of everything we render, marked `data-iq-root`: sets type and colors, and is the container that
 * layouts measure. It has a background of its own unless it is `transparent`, and carries its props as `data-theme`
 * (`light`, `dark`), `data-brand` (the name of the look) and `data-transparent`.
 *
 * @example
 * import { Root } from '@quotient/iq-test';
 *
 * <Root lang="de" theme="dark" brandTheme="harbor">
 *   <p>In the look of the test</p>
 * </Root>
 */
export const Root = forwardRef<HTMLDivElement, RootProps>(function Root(
  { children, dir = 'ltr', theme = 'auto', brandTheme, transparent = false, className, ...rest },
  ref,
) {
  const around = useContext(ThemeAround);
  const shown = theme === 'auto' ? around : theme;
  return (
    <div
      {...rest}
      ref={ref}
      className={[styles.container, className].filter(Boolean).join(' ')}
      dir={dir}
      data-iq-root=""
      data-theme={shown === 'auto' ? undefined : shown}
      data-brand={brandTheme}
      data-transparent={transparent ? '' : undefined}
    >
      <div ref={process.env.NODE_ENV === 'production' ? undefined : lookForStyles} className={styles.root}>
        <ThemeAround.Provider value={shown}>{children}</ThemeAround.Provider>
      </div>
    </div>
  );
});
