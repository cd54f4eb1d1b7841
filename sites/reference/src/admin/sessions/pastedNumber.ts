/** The number in what was pasted: of a link to a shared result or a certificate, that of its page. */
export function pastedNumber(text: string): string {
  const trimmed = text.trim();
  const [, inLink] = /\/(?:r|verify|sessions)\/([\w-]+)/.exec(trimmed) ?? [];
  return inLink ?? trimmed;
}
