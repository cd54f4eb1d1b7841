/** True in browsers inside apps, which open no second window or lose the first one behind it. */
export function isInAppBrowser(userAgent: string): boolean {
  return /\b(FBAN|FBAV|Instagram|Line\/|MicroMessenger|TikTok|Snapchat|LinkedInApp|GSA\/)|; wv\)/u.test(
    userAgent,
  );
}
