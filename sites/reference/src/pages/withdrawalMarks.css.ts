import { style } from '@vanilla-extract/css';

// The server marks `<html>` where the payment screen asks for the consumer's consent to results at once (Directive
// 2011/83/EU, Article 16 m); what differs by it is prerendered in both forms.
const asks = ':root[data-immediate-performance]';

/** Text of pages whose payment screen asks for that consent; `later` is the text of all others. */
export const atOnce = style({ selectors: { [`:root:not(${asks}) &`]: { display: 'none' } } });
export const later = style({ selectors: { [`${asks} &`]: { display: 'none' } } });

/** Text of pages whose operator offers a right of withdrawal. The server marks all others. */
export const offered = style({ selectors: { ':root[data-no-withdrawal] &': { display: 'none' } } });
