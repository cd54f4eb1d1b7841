// Streams the page. The words are sent once the browser has requested the script: by then it has the rest.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { renderToPipeableStream } from 'react-dom/server';
import { loadTexts, Page, partsOf } from './page.tsx';

const said: unknown[] = [];
for (const level of ['warn', 'error'] as const) console[level] = (...words) => void said.push(words);

const files: Record<string, { type: string; body: () => string | Buffer }> = {
  '/client.js': { type: 'text/javascript', body: () => readFileSync('streaming/client.js') },
  '/styles.css': {
    type: 'text/css',
    body: () => readFileSync('node_modules/@quotient/iq-test/lib/styles.css'),
  },
  // React's complaints while it rendered
  '/said': { type: 'application/json', body: () => JSON.stringify(said) },
};

let goOn = () => {};
const server = createServer(({ url = '/' }, response) => {
  const file = files[url];
  if (file) {
    response.setHeader('Content-Type', file.type).end(file.body());
    if (url === '/client.js') goOn();
    return;
  }
  const isAskedFor = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const { pipe } = renderToPipeableStream(<Page {...partsOf(isAskedFor.then(loadTexts))} />, {
    onShellReady: () => pipe(response.setHeader('Content-Type', 'text/html')),
  });
});
server.listen(0, () => {
  const address = server.address();
  if (typeof address === 'object') console.log(`http://localhost:${address?.port}`);
});
