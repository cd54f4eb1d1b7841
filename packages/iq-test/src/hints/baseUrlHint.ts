import { hint } from './hint.ts';

/** Prints a hint for a wrong address of a server, mostly one without its scheme. */
export const baseUrlHint = (baseUrl: string | undefined): void =>
  hint(
    'base_url',
    `baseUrl="${baseUrl}" is no address that can be called: write it with its scheme, such as baseUrl="https://quiz.example".`,
  );
