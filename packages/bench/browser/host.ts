import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { root } from '@quotient/tools/places';
import { compress } from '../compressed.ts';
import { dist } from '../peers/places.ts';

/** The site of all embeds: pages on one origin, with the built peers beside them. */
export interface Host {
  /** Origin, without a slash at the end. */
  url: string;
  /** Adds a page with this `body` and `head`. Returns its address. */
  add(name: string, body: string, head?: string): string;
  close(): Promise<void>;
}

/** The built site: a peer that renders its page needs its styles and fonts. */
const site = path.join(root, 'sites/reference/dist');

/** Cookie consent without a framework, as the package ships it. */
const consentScripts = path.join(root, 'packages/iq-test/lib/script');

function readFirst(files: string[]): Buffer {
  const file = files.find((name) => existsSync(name));
  if (!file) throw new Error(`There is none of ${files.join(', ')}.`);
  return readFileSync(file);
}

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
};

/** Script of this many bytes, like a page's other scripts: functions of which some run. */
function otherScript(bytes: number): string {
  const parts: string[] = [];
  for (let size = 0, index = 0; size < bytes; index++) {
    const part = `function f${index}(a,b){const c=[a,b,${index}];for(let i=0;i<8;i++)c.push((c[i]*31+${index * 7919})%65521);return{name:"f${index}",sum:c.reduce((x,y)=>x+y,0),text:c.join("-")}}${index % 4 ? '' : `f${index}(${index},${index * 3});`}\n`;
    parts.push(part);
    size += part.length;
  }
  return parts.join('');
}

/** Starts a host on a free port of 127.0.0.1. It compresses answers, and forbids caching. */
export async function startHost(): Promise<Host> {
  const pages = new Map<string, string>([['/other.js', otherScript(256 * 1024)]]);
  const compressed = new Map<string, Buffer>();
  const find = (address: string) => {
    const known = compressed.get(address);
    if (known) return known;
    const text =
      pages.get(address) ??
      readFirst([dist, site, consentScripts].map((folder) => path.join(folder, address)));
    const body = compress(text);
    compressed.set(address, body);
    return body;
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    try {
      const body = find(pathname);
      const type = types[path.extname(pathname)] ?? 'text/html';
      response
        .writeHead(200, {
          'content-type': type.startsWith('text/') ? `${type}; charset=utf-8` : type,
          'content-encoding': 'br',
          'content-length': body.length,
          'cache-control': 'no-store',
        })
        .end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The host has no port.');
  const url = `http://127.0.0.1:${address.port}`;
  return {
    url,
    add(name, body, head = '') {
      pages.set(
        `/${name}`,
        `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>${name}</title>${head}</head><body>${body}</body></html>`,
      );
      compressed.delete(`/${name}`);
      return `${url}/${name}`;
    },
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

/** One megabyte of a page's scripts besides the quiz. */
export const megabyteOfScripts = [0, 1, 2, 3]
  .map((part) => `<script src="/other.js?${part}" defer></script>`)
  .join('');
