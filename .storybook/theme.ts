import { create } from 'storybook/theming/create';
import { defaultBrand } from '../packages/iq-test/src/theme/brands/default.ts';
import { tokens } from '../packages/iq-test/src/theme/tokens.ts';

/** Storybook theme from the product's tokens. It needs colors and numbers, not CSS variables. */
function themeOf(base: 'light' | 'dark') {
  const colors = defaultBrand[base];
  const radius = Number.parseInt(tokens.radius.control, 10);
  return create({
    base,
    brandTitle: defaultBrand.name,
    colorPrimary: colors.accent,
    colorSecondary: colors.accent,
    appBg: colors.paper,
    appContentBg: colors.paper,
    appPreviewBg: colors.paper,
    appHoverBg: colors.sunken,
    appBorderColor: colors.hairline,
    appBorderRadius: radius,
    fontBase: '"Instrument Sans", system-ui, sans-serif',
    fontCode: 'ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace',
    textColor: colors.ink,
    textInverseColor: colors.paper,
    textMutedColor: colors.inkMuted,
    barBg: colors.paper,
    barTextColor: colors.inkMuted,
    barHoverColor: colors.accent,
    barSelectedColor: colors.accent,
    buttonBg: colors.surface,
    buttonBorder: colors.hairline,
    booleanBg: colors.sunken,
    booleanSelectedBg: colors.surface,
    inputBg: colors.surface,
    inputBorder: colors.outline,
    inputTextColor: colors.ink,
    inputBorderRadius: radius,
  });
}

const themes = { light: themeOf('light'), dark: themeOf('dark') };
const darkDevice = window.matchMedia('(prefers-color-scheme: dark)');

/** Theme for the device's current color scheme: the same object each time. */
export const deviceTheme = () => themes[darkDevice.matches ? 'dark' : 'light'];

/** Colors by the product's own names, for parts that Storybook's theme doesn't reach. */
export const deviceColors = () => defaultBrand[deviceTheme().base];

/** Calls `change` when the device's color scheme changes. Returns a function that ends that. */
export function onDeviceTheme(change: () => void): () => void {
  darkDevice.addEventListener('change', change);
  return () => darkDevice.removeEventListener('change', change);
}
