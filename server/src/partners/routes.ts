import { PublicPartnerSchema, routes } from '@quotient/contract';
import { parse } from 'valibot';
import type { Mount } from '../http/route.ts';
import { findPartner, foreignOrigin } from './partners.ts';
import type { Ports } from './ports.ts';

/** Mounts the first calls of the embed. */
export function mountPartners(mount: Mount, { partners, publicUrl, visits }: Ports): void {
  mount(routes.getPartner, ({ c, params }) => {
    // Nothing here is secret, and a refused page must be able to show the reason.
    c.header('Access-Control-Allow-Origin', c.req.header('Origin'));
    c.header('Cache-Control', 'no-cache');
    const hostOrigin = foreignOrigin(c.req.raw, publicUrl);
    const partner = parse(PublicPartnerSchema, findPartner(partners, params.key, hostOrigin));
    if (hostOrigin !== null) visits?.count(c.req.raw, { partner: partner.key, locale: null });
    return partner;
  });
}
