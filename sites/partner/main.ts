// The partner site alone, beside a quiz server that runs elsewhere: `npx tsx sites/partner/main.ts`.
import { fileURLToPath } from 'node:url';
import { buildPartnerSite } from './build.ts';
import { servePartnerSite } from './serve.ts';

await buildPartnerSite();
const { PORT, HOST, QUIZ } = process.env;
const { url } = await servePartnerSite({
  folder: fileURLToPath(new URL('dist', import.meta.url)),
  ...(PORT && { port: Number(PORT) }),
  ...(HOST && { host: HOST }),
  ...(QUIZ && { quiz: QUIZ }),
});
console.log(`Partner   ${url}/`);
