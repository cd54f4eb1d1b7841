import { brand, localizeBrand } from '@quotient/contract/brand';
import { formatDateTime, speakMail } from '@quotient/iq-test/mail';
import type { MailContent } from '../mail/mailContent.ts';
import type { Ports } from './ports.ts';
import type { WithdrawalRecord } from './record.ts';

/**
 * Content of the acknowledgment of a declaration: all of it, with date and time of its receipt in UTC (Directive 2011/83/EU,
 * Article 11a(4)). It says nothing about any order.
 */
export function acknowledgment(
  { receivedAt, name, contract, email, locale }: WithdrawalRecord,
  { seller }: Pick<Ports, 'seller'>,
): MailContent {
  const { code, t } = speakMail(locale);
  const localized = localizeBrand(brand, code);
  return {
    locale: code,
    subject: t('mail.withdrawal.subject'),
    preview: t('mail.withdrawal.preview'),
    facts: [
      [t('mail.withdrawal.received'), formatDateTime(receivedAt, code, 'UTC')],
      [t('mail.withdrawal.declaration'), t('mail.withdrawal.words')],
      [t('mail.withdrawal.name'), name],
      [t('mail.withdrawal.contract'), contract],
      [t('mail.withdrawal.email'), email],
      ...(seller === undefined ? [] : [[t('mail.withdrawal.seller'), seller] as const]),
    ],
    closing: [t('mail.withdrawal.next'), t('mail.withdrawal.why'), localized.organization],
  };
}
