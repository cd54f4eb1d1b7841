import type { APIRequestContext } from '@playwright/test';
import { createVisitor, type VisitorOptions } from '@quotient/fixtures/visitor';

/** The simulated visitor, by the requests of a test: beside its pages, without a page. */
export const visitorBy = (request: APIRequestContext, options: Omit<VisitorOptions, 'fetch'> = {}) =>
  createVisitor({
    ...options,
    async fetch(url, { body: data, ...init }) {
      const answer = await request.fetch(url, { ...init, ...(data !== undefined && { data }) });
      return { status: answer.status(), text: () => answer.text() };
    },
  });
