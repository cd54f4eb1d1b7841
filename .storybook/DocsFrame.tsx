import { CodeOrSourceMdx, DocsContainer } from '@storybook/addon-docs/blocks';
import { type ComponentProps, useLayoutEffect, useSyncExternalStore } from 'react';
import { useTheme } from 'storybook/theming';
import { deviceTheme, onDeviceTheme } from './theme.ts';
import './docs.css';

/** Around every page of documentation: light or dark as the device is, also when that changes. */
export function DocsFrame(props: ComponentProps<typeof DocsContainer>) {
  const theme = useSyncExternalStore(onDeviceTheme, deviceTheme);
  useLayoutEffect(() => {
    // left there by a story that was open before
    delete document.documentElement.dataset.theme;
    delete document.documentElement.dataset.brand;
  }, []);
  return <DocsContainer {...props} theme={theme} />;
}

/** Code in a guide: Storybook's own is on white in dark themes, too. */
export const DocsCode = (props: ComponentProps<typeof CodeOrSourceMdx>) => {
  const dark = { dark: useTheme().base === 'dark' };
  return <CodeOrSourceMdx {...props} {...dark} />;
};
