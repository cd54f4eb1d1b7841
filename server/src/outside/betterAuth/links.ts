import { createHmac } from 'node:crypto';
import { ApiError } from '../../base/errors.ts';
import type { ServerClock } from '../../base/ports.ts';
import { demandOperator, type OperatorStore } from './operatorStore.ts';
import type { Link, Operators } from './record.ts';
import { hashSecret, isSecretOf, newSecret } from './secrets.ts';

const HOUR_MS = 3_600_000;
/** Life of a link. */
const lifeMs = { setup: 24 * HOUR_MS, reset: HOUR_MS };

/** Link for its recipient: the secret is after the `#`, so that servers don't log it. */
export interface NewLink {
  url: string;
  /** Milliseconds since the epoch. */
  expiresAt: number;
}

const without = (all: Operators, drop: (link: Link) => boolean): Operators => ({
  ...all,
  links: all.links.filter((link) => !drop(link)),
});

/** Links that let somebody set a password, once, for a limited time. Only the hash of their secret is stored. */
export function createLinks(operators: OperatorStore, clock: ServerClock, publicUrl: string) {
  /** Returns true for an expired link. It counts from its creation: a clock change neither ends nor extends it. */
  const isOver = (link: Link) => clock.now() - startOf(link) >= lifeMs[link.kind];
  const startOf = ({ expiresAt, kind }: Link) => clock.corrected(expiresAt - lifeMs[kind]);
  const endOf = (link: Link) => startOf(link) + lifeMs[link.kind];
  const urlOf = (kind: Link['kind'], secret: string) => `${publicUrl}/admin/${kind}#${secret}`;

  async function make(
    { kind, userId, madeBy }: Pick<Link, 'kind' | 'userId'> & { madeBy: string | null },
    voids: (link: Link) => boolean,
  ) {
    const secret = newSecret();
    const now = clock.now();
    const link: Link = { hash: hashSecret(secret), kind, userId, madeBy, expiresAt: now + lifeMs[kind] };
    await operators.change((all) => {
      if (madeBy !== null) demandOperator(all, madeBy);
      const kept = without(all, (each) => isOver(each) || voids(each));
      return { ...kept, links: [...kept.links, link] };
    });
    return { url: urlOf(kind, secret), expiresAt: link.expiresAt } satisfies NewLink;
  }
  const isOf = (secret: string, kind: Link['kind']) => {
    const hash = hashSecret(secret);
    return (link: Link) => link.hash === hash && link.kind === kind && !isOver(link);
  };
  return {
    /**
     * Makes the link for the first operator, or resolves to the one that works: all instances print the same one.
     * `undefined` once there is an operator. Its secret is derived from its time, so that nobody can read it in the
     * store alone.
     */
    async makeFirst(key: Uint8Array): Promise<NewLink | undefined> {
      const secretAt = (expiresAt: number) =>
        createHmac('sha256', key).update(String(expiresAt)).digest('base64url');
      const isWorking = (link: Link) =>
        link.isFirst === true && !isOver(link) && isSecretOf(secretAt(link.expiresAt), link.hash);
      const expiresAt = clock.now() + lifeMs.setup;
      const { user, links } = await operators.change((all) => {
        if (all.user.length > 0 || all.links.some(isWorking)) return all;
        const hash = hashSecret(secretAt(expiresAt));
        const link = { hash, kind: 'setup', userId: null, madeBy: null, isFirst: true, expiresAt } as const;
        const kept = without(all, (each) => isOver(each) || each.isFirst === true);
        return { ...kept, links: [...kept.links, link] };
      });
      const link = user.length === 0 ? links.find(isWorking) : undefined;
      return link && { url: urlOf('setup', secretAt(link.expiresAt)), expiresAt: endOf(link) };
    },
    /**
     * Makes a link for one more operator. Throws `signed_out` if its maker was removed meanwhile.
     * @param madeBy `null`: the command.
     */
    makeInvitation: (madeBy: string | null) => make({ kind: 'setup', userId: null, madeBy }, () => false),
    /** Makes a link for an operator who has lost the password: only the newest one works. */
    makeReset: (userId: string) =>
      make({ kind: 'reset', userId, madeBy: null }, (link) => link.userId === userId),
    /** Valid invitations, the first to end first. The hash is the id of each: it opens nothing. */
    async listInvitations() {
      const { links } = await operators.read();
      return links
        .filter((link) => link.kind === 'setup' && !isOver(link))
        .map((link) => ({
          id: link.hash,
          madeBy: link.madeBy,
          createdAt: startOf(link),
          expiresAt: endOf(link),
        }))
        .sort((a, b) => a.expiresAt - b.expiresAt);
    },
    /** Withdraws an invitation. Throws `not_found` if it doesn't work any more. */
    async withdrawInvitation(id: string): Promise<void> {
      const isMeant = (link: Link) => link.kind === 'setup' && link.hash === id;
      await operators.change((all) => {
        if (!all.links.some((link) => isMeant(link) && !isOver(link))) throw new ApiError('not_found');
        return without(all, isMeant);
      });
    },
    /** The link of a secret while it can be used. */
    async find(secret: string, kind: Link['kind']): Promise<Link | undefined> {
      return (await operators.read()).links.find(isOf(secret, kind));
    },
    /**
     * Uses a link up together with its change, in one write; of two uses at once, one succeeds. Throws `link_over`.
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
