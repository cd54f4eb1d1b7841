import { authRoutes, operatorRoutes } from '@quotient/contract/admin';
import { fixtureQuestions } from '@quotient/fixtures';
import type { Ports } from '@quotient/server/ports';
import {
  type AdminPorts,
  createAuditLog,
  createPartnerBook,
  createShapeTable,
  createShapeUse,
  keepCounts,
} from '@quotient/server/stand-ins';

/** Operator of a mock, always signed in. */
const operator = { id: 'mock', name: 'Mock operator (nobody signed in)', email: 'mock@quotient.test' };

const auth: AdminPorts['auth'] = {
  operatorOf: async () => operator,
  mount(app) {
    // the one call of signing in that every screen makes
    app.get(authRoutes.getAccount.path, (c) =>
      c.json({ user: operator, hasTotp: false, backupCodesLeft: 0, passkeys: [] }),
    );
    const alone = { createdAt: null, lastSignInAt: null, passkeys: 0, hasTotp: false, sessions: 1 };
    app.get(operatorRoutes.listOperators.path, (c) =>
      c.json({ operators: [{ ...operator, ...alone, invitedBy: null }], invitations: [] }),
    );
  },
};

/** The questions of the fixtures: nothing of the bank is in a browser. */
const questionBook: AdminPorts['questionBook'] = {
  sets: ['main'],
  questionsOf: (set) => (set === 'main' ? fixtureQuestions : undefined),
  notesOn: (_set, { correct }) => ({
    tempting: [],
    idea: null,
    proof: {
      method: 'series',
      rules: ['a mock proves nothing'],
      fitting: [correct],
      lookAlikes: [],
      fingerprint: 'f'.repeat(43),
    },
  }),
};

/** Makes the admin area of a mock, and the ports with which the app then counts for its dashboard. */
export function createMockAdmin(ports: Ports): {
  ports: Ports;
  admin: AdminPorts;
  load: () => Promise<void>;
} {
  const { clock, log } = ports;
  const dashboard = keepCounts(ports.store, { clock, log });
  const { store, countKeeper, visits } = dashboard;
  const shapes = createShapeTable({ seeds: [...ports.shapes.list()], records: store.svgShapes, clock, log });
  const partners = createPartnerBook({ collection: store.partners, clock, log });
  return {
    ports: { ...ports, store, shapes, partners, ...dashboard.ports },
    admin: {
      auth,
      audit: createAuditLog(store.audit, clock),
      countKeeper,
      visits,
      shapes: { table: shapes, usedBy: createShapeUse([{ set: 'main', questions: fixtureQuestions }]) },
      questionBook,
      partners,
    },
    async load() {
      await Promise.all([shapes.load(), partners.load()]);
    },
  };
}
