import type { ReactNode } from 'react';

/** One page of the site: what is in its head, and what is on it. */
export interface Page {
  /** Where it answers. `/r` and `/verify` answer for every page below them, `/404` for whatever is not there. */
  path: string;
  title: string;
  description: string;
  /** False for what search engines should pass over. @default true */
  indexed?: boolean;
  /** The server fills title, description and content in, in a language of its own. @default false */
  filled?: boolean;
  /** Without header and footer. @default false */
  bare?: boolean;
  Content: () => ReactNode;
}
