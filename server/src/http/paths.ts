/** What the app answers besides the calls of the contract, but for `/healthz`: large, or a look at the disk. */
export const paths = {
  ready: '/readyz',
  /** The API described for programs. */
  openApi: '/api/openapi.json',
  /** The same for people. */
  apiPage: '/api/docs',
} as const;
