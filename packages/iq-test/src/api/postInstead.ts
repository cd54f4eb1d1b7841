import { asPost, type Call } from '@quotient/contract/call';
import { type Answer, isTimeout } from '@quotient/contract/send';

/** True if another method may work: this one was blocked, or an older server doesn't know it. */
function isStopped({ isOurs, code, response: { status } }: Answer): boolean {
  if (isOurs) return code === 'not_found';
  return (status < 500 && status !== 429) || status === 501;
}

/**
 * Creates a sender for networks and firewalls that only allow GET and POST. A `PUT` or `DELETE` that our server doesn't
 * answer is sent as a `POST`; the method that worked is tried first afterwards. All these calls may be repeated. A page of
 * another origin can't read a firewall's refusal, only a lost connection, so with `isForeignPage` that counts as well.
 */
export function createPostInstead(isForeignPage: boolean) {
  let prefersPost = false;
  return async (call: Call, send: (call: Call) => Promise<Answer>): Promise<Answer> => {
    const post = asPost(call);
    if (!post) return send(call);
    let refusal: Answer | undefined;
    let failure: unknown;
    for (const isPost of [prefersPost, !prefersPost]) {
      try {
        const answer = await send(isPost ? post : call);
        if (!isStopped(answer)) {
          if (answer.isOurs) prefersPost = isPost;
          return answer;
        }
        // "not found" would be final, and a foreign answer isn't
        if (!refusal || !answer.isOurs) refusal = answer;
      } catch (error) {
        if (!isForeignPage || isTimeout(error)) throw error;
        failure ??= error;
      }
    }
    if (refusal && !(refusal.isOurs && failure)) return refusal;
    throw failure;
  };
}
