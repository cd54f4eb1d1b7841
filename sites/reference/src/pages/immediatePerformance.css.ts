import { style } from '@vanilla-extract/css';

// The server marks `<html>` where the payment screen asks for the consumer's consent to results at once (Directive
// 2011/83/EU, Article 16 m); what differs by it is prerendered in both forms.
const asks = ':root[data-immediate-performance]';

/** Selectors for pages whose payment screen asks for that consent, and for all others. */
export const atOnce = style({ selectors: { [`:root:not(${asks}) &`]: { display: 'none' } } });
export const later = style({ selectors: { [`${asks} &`]: { display: 'none' } } });
