import { asPost, type Call } from '@quotient/contract/call';
import type { Answer } from './gate.ts';

/** True where another method may get an answer: something stopped this one, or our server, an older one, does not know it. */
function isStopped({ isOurs, body, response: { status } }: Answer): boolean {
  if (isOurs) return (Object(body) as { code?: unknown }).code === 'not_found';
  return (status < 500 && status !== 429) || status === 501;
}

/**
 * Makes what sends calls through networks and firewalls that only let GET and POST through: where a `PUT` or `DELETE` gets
 * no answer of our server, it is sent as a `POST`. What got an answer is sent first from then on. All these calls may be
 * repeated. A page of another origin cannot read a firewall's refusal and sees a lost connection, so `isForeignPage` tries
 * after that as well.
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
        // "not found" would be final, and somebody else's answer is not
        if (!refusal || !answer.isOurs) refusal = answer;
      } catch (error) {
        const isLost = !(error instanceof DOMException && error.name === 'TimeoutError');
        if (!isForeignPage || !isLost) throw error;
        failure ??= error;
      }
    }
    if (refusal && !(refusal.isOurs && failure)) return refusal;
    throw failure;
  };
}
