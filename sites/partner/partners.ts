/** A partner as the server's `PARTNERS_FILE` lists it. */
interface DemoPartner {
  key: string;
  name: string;
  origins: string[];
  brandTheme?: string;
  locale?: string;
  returnUrl?: string;
}

/**
 * Returns the partners to add to the quiz server when this site runs beside it on `port`. `localhost` and `127.0.0.1`
 * are two sites to a browser: both are allowed, so that either can be tried.
 */
export function demoPartners(port: number): DemoPartner[] {
  const origins = [`http://localhost:${port}`, `http://127.0.0.1:${port}`];
  return [
    { key: 'demo', name: 'Demo partner', origins, returnUrl: `${origins[0]}/inline` },
    { key: 'harbor', name: 'Harbor', origins, brandTheme: 'harbor', locale: 'de' },
    // known to the server, but not allowed on this site: /stranger shows what happens then
    { key: 'stranger', name: 'Stranger', origins: ['https://elsewhere.example'] },
  ];
}
