import { brand, localizeBrand, nameInText } from '@quotient/contract/brand';
import { pathIn } from '@quotient/contract/site';
import { formatDate, formatPrice, speakMail } from '@quotient/iq-test/mail';
import type { MailContent } from '../mail/mailContent.ts';
import type { Order } from './orderRecord.ts';
import type { Ports } from './ports.ts';
import { isOffered, lastDayOf, rightIn } from './withdrawalTerms.ts';

/** Page of the withdrawal function. */
const WITHDRAW_PATH = '/withdraw';

type ReceiptPorts = Pick<Ports, 'publicUrl' | 'seller' | 'sellerLines' | 'receiptTax' | 'withdrawalTable'>;

/** Content of the receipt of an order, with the information on the right of withdrawal. Dates are in UTC. */
export function receiptEmail(order: Order, ports: ReceiptPorts): MailContent {
  const { publicUrl, seller, sellerLines = [], receiptTax } = ports;
  const { createdAt, price, isDemo, consentedAt, country } = order;
  const { code, t } = speakMail(order.locale);
  const localized = localizeBrand(brand, code);
  const right = rightIn(ports.withdrawalTable, country);
  const date = (at: number) => formatDate(at, code, 'UTC');
  const isOpen = isOffered(right) && consentedAt === null;
  return {
    locale: code,
    subject: t('mail.receipt.subject', { number: order.id }),
    preview: t('mail.receipt.preview'),
    ...(isDemo && { warning: t('mail.receipt.demo') }),
    facts: [
      [t('mail.receipt.number'), order.id],
      [t('mail.receipt.date'), date(createdAt)],
      [t('mail.receipt.item'), t('results.title', { name: nameInText(localized) })],
      [t('mail.receipt.amount'), formatPrice(price, code)],
      ...(receiptTax === undefined ? [] : [[t('mail.receipt.tax'), receiptTax] as const]),
      [t('mail.receipt.seller'), [seller ?? localized.organization, ...sellerLines].join(', ')],
    ],
    links: isOffered(right)
      ? [{ words: t('mail.receipt.withdraw'), url: publicUrl + pathIn(code, WITHDRAW_PATH) }]
      : [],
    closing: [
      t('mail.receipt.once'),
      ...(isOpen ? [t('mail.receipt.right', { date: date(lastDayOf(right, createdAt)) })] : []),
      ...(consentedAt === null ? [] : [t('mail.receipt.consent', { date: date(consentedAt) })]),
      localized.organization,
    ],
  };
}
