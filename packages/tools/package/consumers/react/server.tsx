import { renderToString } from 'react-dom/server';
import { page } from './app.tsx';

console.log(renderToString(await page()));
