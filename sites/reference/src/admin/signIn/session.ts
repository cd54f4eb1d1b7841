import { authRoutes } from '@quotient/contract/admin';
import { send } from '../send.ts';

/** Well before the ten minutes of an access token are over. */
const RENEW_EVERY_MS = 8 * 60_000;
/** Tabs renew one after the other, so that none uses a token that another has just used up. */
const LOCK = 'quotient-admin-session';

/**
 * The session of this page. The tokens are cookies that no script can read; what the page does is to renew them in time,
 * and to ask for a sign-in over the page when that is refused.
 */
function createSession() {
  let operatorId: string | undefined;
  let wasTouched = true;
  let renewing: Promise<boolean> | undefined;
  let asking: { answer: Promise<boolean>; resolve: (isSignedIn: boolean) => void } | undefined;
  let timer: ReturnType<typeof setInterval> | undefined;
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };

  async function renewOnce(): Promise<boolean> {
    const isActive = wasTouched;
    wasTouched = false;
    try {
      await send(authRoutes.refresh, { body: { isActive } });
      return true;
    } catch {
      return false;
    }
  }

  /** Resolves to true if the session continues. */
  function renew(): Promise<boolean> {
    renewing ??= (navigator.locks ? navigator.locks.request(LOCK, renewOnce) : renewOnce()).finally(() => {
      renewing = undefined;
    });
    return renewing;
  }

  function ask(): Promise<boolean> {
    if (!asking) {
      let resolve = (_: boolean) => {};
      const answer = new Promise<boolean>((settle) => {
        resolve = settle;
      });
      asking = { answer, resolve };
      tell();
    }
    return asking.answer;
  }

  function touch() {
    wasTouched = true;
  }

  return {
    /** Starts the operator's session, which is renewed while the page is open. */
    begin(id: string): void {
      if (operatorId === id) return;
      operatorId = id;
      clearInterval(timer);
      timer = setInterval(() => void renew(), RENEW_EVERY_MS);
      for (const type of ['pointerdown', 'keydown']) addEventListener(type, touch, { passive: true });
    },
    /** After a refusal: renews the session, or asks for a sign-in. Resolves to whether the call has a chance now. */
    async recover(): Promise<boolean> {
      if (await renew()) return true;
      return operatorId === undefined ? false : ask();
    },
    /** Handles a sign-in over the page. Another operator than before gets a new page. */
    answer(id: string): void {
      if (id !== operatorId) {
        location.reload();
        return;
      }
      asking?.resolve(true);
      asking = undefined;
      tell();
    },
    isAsking: () => asking !== undefined,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** See `createSession`. One page has one session. */
export const session = createSession();
