// `npm run simulate -- --seeds 10000`, or `-- --seed 17` for one of them: see `simulation.test.ts`.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const { values } = parseArgs({ options: { seeds: { type: 'string' }, seed: { type: 'string' } } });
const { status } = spawnSync(
  'npx',
  ['vitest', 'run', '--project', 'node', fileURLToPath(new URL('./simulation.test.ts', import.meta.url))],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      ...(values.seeds && { SEEDS: values.seeds }),
      ...(values.seed && { SEED: values.seed }),
    },
  },
);
process.exit(status ?? 1);
