/** Apps that say their name. Most others are known by what their web view leaves out, see below. */
const apps =
  /\b(?:FBAN|FBAV|FB_IAB|Instagram|Barcelona|Line\/|MicroMessenger|TikTok|musical_ly|trill|aweme|Bytedance\w*|Snapchat|LinkedInApp|GSA\/|KAKAOTALK|Pinterest|Twitter|Reddit|Discord|NAVER|WhatsApp|Telegram)/iu;

/**
 * True in browsers inside apps, which open no second window or lose the first one behind it. Every browser for iOS says
 * `Version/` or a version of its own, and `Safari/`; a web view of Android says `wv`, an old one `Version/4.0 Chrome/`. An
 * iPad that asks for desktop pages calls itself a Macintosh, where every browser with AppleWebKit says `Safari/` as well.
 */
export function isInAppBrowser(userAgent: string): boolean {
  if (apps.test(userAgent) || /; wv\)|\bVersion\/\d+\.\d+ Chrome\//u.test(userAgent)) return true;
  if (!/\((?:iPhone|iPad|iPod|Macintosh)\b/u.test(userAgent) || !userAgent.includes('AppleWebKit/'))
    return false;
  if (!userAgent.includes(' Safari/')) return true;
  const hasVersion = /\b(?:Version|CriOS|FxiOS|EdgiOS|OPiOS|OPT|DuckDuckGo|Ddg|Focus|YaBrowser|Coast)\/\d/u;
  return !userAgent.includes('(Macintosh') && !hasVersion.test(userAgent);
}
