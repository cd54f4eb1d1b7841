import { renderToString } from 'react-dom/server';
import { page, paidScore } from './app.tsx';

console.log(renderToString(await page()));
console.log(`<!-- score ${await paidScore()} -->`);
