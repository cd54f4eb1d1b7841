import { expect, test, vi } from 'vitest';
import { plainClock } from '../../clock/plainClock.ts';
import { createPartnerBook } from '../../partners/partnerBook.ts';
import { openInstance } from '../../testing/instances.ts';
import { postgresForTests } from '../../testing/postgres.ts';

const postgres = postgresForTests();
const log = { warn() {}, error() {} };

test('a partner that one instance revokes is revoked on the others within seconds', async () => {
  const url = await postgres.database();
  const [a, b] = [await openInstance(url), await openInstance(url)];
  const books = [a, b].map((store) =>
    createPartnerBook({ collection: store.partners, clock: plainClock(() => 1), log, inTurn: store.inTurn }),
  );
  const [here, there] = books;
  for (const book of books) await book.load();
  await here?.create({ key: 'acme', name: 'Acme', origins: ['https://acme.example'] });
  await vi.waitFor(() => expect(there?.get('acme')).toBeDefined(), 5000);
  await there?.setRevoked('acme', 1, true);
  await vi.waitFor(() => expect(here?.get('acme')).toBeUndefined(), 5000);
});
