import { addons } from 'storybook/manager-api';
import '../sites/reference/src/wholeFonts.css';
import './manager.css';
import { deviceColors, deviceTheme, onDeviceTheme } from './theme.ts';

function applyTheme() {
  addons.setConfig({ theme: deviceTheme() });
  for (const [name, color] of Object.entries(deviceColors()))
    document.documentElement.style.setProperty(`--${name}`, color);
}
applyTheme();
onDeviceTheme(applyTheme);

// Storybook has no setting for the tab's title.
new MutationObserver(() => {
  if (document.title.includes('Storybook')) document.title = document.title.replace('Storybook', 'Quotient');
}).observe(document.head, { childList: true, subtree: true, characterData: true });
