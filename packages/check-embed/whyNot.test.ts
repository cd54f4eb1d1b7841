import { expect, test } from 'vitest';
import { reasonOf } from './whyNot.ts';

const loader = 'https://quiz.example/embed.js';
const quiet = { violations: [], brokenScripts: [] };

test.each([
  [
    'a policy',
    {
      stock: [quiet, { ...quiet, violations: [{ directive: 'script-src-elem', blocked: loader }] }],
      failedScripts: [{ url: loader, why: 'kept out by a policy' }],
      scripts: [loader],
    },
    `The page's content security policy keeps ${loader} out: add https://quiz.example to its script-src`,
  ],
  [
    'a wrong address',
    { stock: [quiet], failedScripts: [{ url: loader, why: 'status 404' }], scripts: [loader] },
    `The script ${loader} could not be loaded (status 404)`,
  ],
  [
    'a wrong checksum',
    { stock: [{ ...quiet, brokenScripts: [loader] }], failedScripts: [], scripts: [loader] },
    `The browser refused ${loader}: its integrity is another one`,
  ],
  [
    'another file in its place',
    { stock: [quiet], failedScripts: [], scripts: ['https://a.example/app.js', loader] },
    `${loader} was loaded, but <iq-test> is not defined`,
  ],
  [
    'a missing tag, whatever else fails on the page',
    {
      stock: [{ violations: [{ directive: 'img-src', blocked: loader }], brokenScripts: [] }],
      failedScripts: [{ url: 'https://a.example/app.js', why: 'status 500' }],
      scripts: ['https://a.example/app.js'],
    },
    'Nothing on this page defines <iq-test>: paste the script tag, too: <script src=',
  ],
])('the report names the reason for a missing definition: %s', (_, traces, sentence) => {
  expect(reasonOf(traces)).toContain(sentence);
});
