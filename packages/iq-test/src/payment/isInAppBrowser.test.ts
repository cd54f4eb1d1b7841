import { expect, test } from 'vitest';
import { isInAppBrowser } from './isInAppBrowser.ts';

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const pixel = 'Mozilla/5.0 (Linux; Android 15; Pixel 9)';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const blink = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  ['Instagram', `${iPhone} Mobile/15E148 Instagram 380.0.0.28.85 (iPhone14,2; iOS 18_5; de_DE)`],
  ['Facebook', `${iPhone} Mobile/15E148 [FBAN/FBIOS;FBAV/510.0.0.30.91;FBBV/735]`],
  ['TikTok', `${iPhone} Mobile/15E148 musical_ly_39.5.0 JsSdk/2.0 BytedanceWebview/d8a21c6`],
  ['TikTok in Asia', `${iPhone} Mobile/15E148 trill_39.5.0 Region/JP`],
  ['Douyin', `${iPhone} Mobile/15E148 aweme_30.1.0 NetType/WIFI`],
  ['KakaoTalk', `${iPhone} Mobile/15E148 KAKAOTALK/11.4.1 (INAPP)`],
  ['Pinterest', `${iPhone} Mobile/15E148 [Pinterest/iOS]`],
  ['Threads', `${iPhone} Mobile/15E148 Barcelona 380.0.0.28.85`],
  ['X', `${iPhone} Mobile/22F76 Twitter for iPhone/10.90`],
  ['Reddit', `${iPhone} Mobile/15E148 Reddit/2025.20.0/iOS`],
  ['Discord', `${iPhone} Mobile/15E148 Discord/280.0`],
  ['Naver', `${iPhone} Version/18.5 Mobile/15E148 Safari/604.1 NAVER(inapp; search; 2000; 12.9.3)`],
  ['WhatsApp', `${iPhone} Mobile/15E148 WhatsApp/25.10.1`],
  ['Telegram', `${iPhone} Mobile/15E148 Telegram-iOS/11.9`],
  ['Line', `${iPhone} Mobile/15E148 Safari Line/15.6.0`],
  ['Snapchat', `${iPhone} Mobile/15E148 Snapchat/13.40.0.41 (like Safari/8621, panda)`],
  ['LinkedIn', `${iPhone} Mobile/15E148 [LinkedInApp]/9.30`],
  ["Google's app", `${iPhone} GSA/370.0.0 Mobile/15E148 Safari/604.1`],
  ['an unknown app on an iPhone', `${iPhone} Mobile/15E148`],
  ['an unknown app that says Safari but no version', `${iPhone} Mobile/15E148 Safari/604.1`],
  ['an unknown app that says a version but not Safari', `${iPhone} Version/18.5 Mobile/15E148`],
  [
    'an unknown app on an iPad',
    `${iPhone.replace('iPhone; CPU iPhone', 'iPad; CPU')} Mobile/15E148 Shop/3.1`,
  ],
  ['an unknown app on an iPad that asks for the desktop', mac],
  ['an app of a name on an iPad that asks for the desktop', `${mac} Shop/3.1`],
  ['an app with a version on an iPad that asks for the desktop', `${mac} Version/18.5`],
  ['an app with a build on an iPad that asks for the desktop', `${mac} Mobile/15E148`],
  ['an app on an iPad of another system', mac.replace('10_15_7', '10_15_6')],
  [
    'Instagram on an iPad that asks for the desktop',
    `${mac} Instagram 380.0.0.28.85 (iPad13,4; iPadOS 18_5)`,
  ],
  [
    'an unknown app on Android',
    `${pixel.replace(')', '; wv)')} ${blink} Version/4.0 Chrome/137.0 Mobile Safari/537.36`,
  ],
  [
    'an app on Android that hides wv',
    `${pixel} ${blink} Version/4.0 Chrome/137.0 Mobile Safari/537.36 Shop/1`,
  ],
])('%s is a browser inside an app', (_, userAgent) => {
  expect(isInAppBrowser(userAgent)).toBe(true);
});

test.each([
  ['Safari', `${iPhone} Version/18.5 Mobile/15E148 Safari/604.1`],
  ['Safari on a Mac or an iPad that asks for the desktop', `${mac} Version/18.5 Safari/605.1.15`],
  ['Chrome on an iPhone', `${iPhone} CriOS/137.0.7151.51 Mobile/15E148 Safari/604.1`],
  ['Firefox on an iPhone', `${iPhone} FxiOS/139.0 Mobile/15E148 Safari/605.1.15`],
  ['Edge on an iPhone', `${iPhone} Version/18.0 EdgiOS/137.0.3296.52 Mobile/15E148 Safari/604.1`],
  ['Opera on an iPhone', `${iPhone} Version/18.5 Mobile/15E148 Safari/604.1 OPT/5.4.0`],
  ['DuckDuckGo on an iPhone', `${iPhone} Version/18.5 Mobile/15E148 DuckDuckGo/7 Safari/605.1.15`],
  ['DuckDuckGo on an iPhone, as it is today', `${iPhone} Version/18.5 Mobile/15E148 Safari/604.1 Ddg/18.5`],
  ['Brave on an iPhone', `${iPhone} Version/18.5 Mobile/15E148 Safari/604.1`],
  ['Chrome on an iPad that asks for the desktop', `${mac} CriOS/137 Version/11.1.1 Safari/605.1.15`],
  ['Firefox on an iPad that asks for the desktop', `${mac} FxiOS/139.0 Safari/605.1.15`],
  ['Edge on an iPad that asks for the desktop', `${mac} Version/18.0 EdgiOS/137.0.3296.52 Safari/605.1.15`],
  ['DuckDuckGo on a Mac', `${mac} Version/18.5 Safari/605.1.15 Ddg/18.5`],
  [
    'Chrome on a Mac',
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${blink} Chrome/137.0.0.0 Safari/537.36`,
  ],
  [
    'Edge on a Mac',
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${blink} Chrome/137.0.0.0 Safari/537.36 Edg/137.0.0.0`,
  ],
  [
    'Opera on a Mac',
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${blink} Chrome/135.0.0.0 Safari/537.36 OPR/119.0.0.0`,
  ],
  [
    'an Electron app on a Mac',
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${blink} Desk/4.1 Chrome/136.0.0.0 Electron/36.1.0 Safari/537.36`,
  ],
  [
    'Firefox on a Mac',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:139.0) Gecko/20100101 Firefox/139.0',
  ],
  ['Chrome on Android', `${pixel} ${blink} Chrome/137.0.0.0 Mobile Safari/537.36`],
  ['Samsung Internet', `${pixel} ${blink} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`],
  ['Firefox on Android', 'Mozilla/5.0 (Android 15; Mobile; rv:139.0) Gecko/139.0 Firefox/139.0'],
  [
    'Chrome on a desktop',
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${blink} Chrome/137.0.0.0 Safari/537.36`,
  ],
  ['Firefox on a desktop', 'Mozilla/5.0 (X11; Linux x86_64; rv:139.0) Gecko/20100101 Firefox/139.0'],
  ['nothing that is known', ''],
])('%s can open a window', (_, userAgent) => {
  expect(isInAppBrowser(userAgent)).toBe(false);
});
