import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the peers, with a slash at the end. */
export const peersDir: string = fileURLToPath(new URL('./', import.meta.url));

/** Folder of the built peers. */
export const dist: string = path.join(peersDir, 'dist');

/** A file that a peer's package has, e.g. `@typeform/embed/build/embed.js`. */
export const ofPeer = (file: string): string => path.join(peersDir, 'node_modules', file);
