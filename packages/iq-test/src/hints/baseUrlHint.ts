import { hint } from './hint.ts';

/** What is no address of a server: mostly one without its scheme, which a browser takes for a path or for a scheme itself. */
export const baseUrlHint = (baseUrl: string | undefined): void =>
  hint(
    'base_url',
    `baseUrl="${baseUrl}" is no address that can be called: write it with its scheme, such as baseUrl="https://quiz.example".`,
  );
