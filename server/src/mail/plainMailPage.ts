import { directionOf } from '@quotient/contract/direction';
import type { MailContent } from './mailContent.ts';
import { mailText } from './mailText.ts';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);

/** Renders an email as a plain page, for mocks: React's renderer for the real one would add 66 kB to their files. */
export const plainMailPage = (content: MailContent): string =>
  `<!DOCTYPE html><html lang="${content.locale}" dir="${directionOf(content.locale)}"><head><meta charset="utf-8"><title>${escapeHtml(content.subject)}</title></head><body><pre>${escapeHtml(mailText(content))}</pre></body></html>`;
