import { ApiError } from '../../http/errors.ts';
import type { ServerClock } from '../../ports.ts';
import type { OperatorStore } from './operatorStore.ts';
import type { Link, Operators } from './record.ts';
import { hashSecret, newSecret } from './secrets.ts';

const HOUR_MS = 3_600_000;
/** How long a link can be used. */
const lifeMs = { setup: 24 * HOUR_MS, reset: HOUR_MS };

/** A link as it is handed out: the secret stands behind the `#`, so that no server on the way writes it down. */
export interface NewLink {
  url: string;
  /** Milliseconds since the epoch. */
  expiresAt: number;
}

const without = (all: Operators, drop: (link: Link) => boolean): Operators => ({
  ...all,
  links: all.links.filter((link) => !drop(link)),
});

/** Links that let somebody set a password, once, each for a time. Stored is only the hash of their secret. */
export function createLinks(operators: OperatorStore, clock: ServerClock, publicUrl: string) {
  /** By when it was made: a leap of the clock neither ends a link nor makes it last. */
  const isOver = ({ expiresAt, kind }: Link) =>
    clock.now() - clock.corrected(expiresAt - lifeMs[kind]) >= lifeMs[kind];

  async function make(kind: Link['kind'], userId: string | null, voids: (link: Link) => boolean) {
    const secret = newSecret();
    const now = clock.now();
    const link: Link = { hash: hashSecret(secret), kind, userId, expiresAt: now + lifeMs[kind] };
    await operators.change((all) => {
      const kept = without(all, (each) => isOver(each) || voids(each));
      return { ...kept, links: [...kept.links, link] };
    });
    return { url: `${publicUrl}/admin/${kind}#${secret}`, expiresAt: link.expiresAt } satisfies NewLink;
  }
  const isOf = (secret: string, kind: Link['kind']) => {
    const hash = hashSecret(secret);
    return (link: Link) => link.hash === hash && link.kind === kind && !isOver(link);
  };
  return {
    /** For the first operator: only the newest one works. */
    makeFirst: () => make('setup', null, ({ kind }) => kind === 'setup'),
    /** For one more operator. */
    makeInvitation: () => make('setup', null, () => false),
    /** For one who has lost the password: only the newest one works. */
    makeReset: (userId: string) => make('reset', userId, (link) => link.userId === userId),
    /** The link of a secret while it can be used. */
    async find(secret: string, kind: Link['kind']): Promise<Link | undefined> {
      return (await operators.read()).links.find(isOf(secret, kind));
    },
    /**
     * Uses a link up together with what it is used for, in one write; of two at once, one gets it. Throws `link_over`.
     * @param change May throw: then the link stays.
     */
    async use(
      secret: string,
      kind: Link['kind'],
      change: (all: Operators, link: Link) => Operators,
    ): Promise<void> {
      const isMeant = isOf(secret, kind);
      await operators.change((all) => {
        const link = all.links.find(isMeant);
        if (!link) throw new ApiError('link_over');
        return change(without(all, isMeant), link);
      });
    },
  };
}

/** See `createLinks`. */
export type Links = ReturnType<typeof createLinks>;
