import type { OpenAPIHono } from '@hono/zod-openapi';
import { PublicPartnerSchema, routes } from '@quotient/contract';
import type { Ports } from '../ports.ts';
import { findPartner, foreignOrigin } from './partners.ts';

/** What the embed asks first. */
export function mountPartners(app: OpenAPIHono, { partners, publicUrl }: Ports): void {
  app.openapi(routes.getPartner, (c) => {
    // Nothing here is secret, and a page that is refused must be able to say why.
    c.header('Access-Control-Allow-Origin', c.req.header('Origin'));
    c.header('Cache-Control', 'no-cache');
    const partner = findPartner(partners, c.req.valid('param').key, foreignOrigin(c.req.raw, publicUrl));
    return c.json(PublicPartnerSchema.parse(partner), 200);
  });
}
