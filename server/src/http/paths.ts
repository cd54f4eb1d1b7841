/** Paths that the app answers besides the contract's calls and `/healthz`: these answers are large or read the disk. */
export const paths = {
  ready: '/readyz',
  /** The API described for programs. */
  openApi: '/api/openapi.json',
  /** The same for people. */
  apiPage: '/api/docs',
} as const;
