import { CodeOrSourceMdx, DocsContainer } from '@storybook/addon-docs/blocks';
import { type ComponentProps, useLayoutEffect, useSyncExternalStore } from 'react';
import { useTheme } from 'storybook/theming';
import { deviceTheme, onDeviceTheme } from './theme.ts';
import './docs.css';

/** Frame of every page of documentation: light or dark like the device, and following its changes. */
export function DocsFrame(props: ComponentProps<typeof DocsContainer>) {
  const theme = useSyncExternalStore(onDeviceTheme, deviceTheme);
  useLayoutEffect(() => {
    // left there by a story that was open before
    delete document.documentElement.dataset.theme;
    delete document.documentElement.dataset.brand;
  }, []);
  return <DocsContainer {...props} theme={theme} />;
}

/** Code block of a guide: Storybook's own is white in dark themes too. */
export const DocsCode = (props: ComponentProps<typeof CodeOrSourceMdx>) => {
  const dark = { dark: useTheme().base === 'dark' };
  return <CodeOrSourceMdx {...props} {...dark} />;
};
