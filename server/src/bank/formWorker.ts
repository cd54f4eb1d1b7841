import { parentPort } from 'node:worker_threads';
import { drawMatrices } from './figures/form.ts';

// The whole of a worker thread: a seed comes in, its matrices go out.
parentPort?.on('message', (seed: string) => parentPort?.postMessage(drawMatrices(seed)));
