import { develop } from './develop.ts';

await develop();
