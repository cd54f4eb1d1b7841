import type { Frame, Page } from 'playwright';

/** Returns true for the page of our frame, in `isolation="iframe"`, not the partner's. */
export const isOurFrame = (address: string): boolean => /\/embed\/frame(?:\?|$)/.test(address);

/** The frames that the page itself can reach. */
async function reachableFrames(page: Page): Promise<Frame[]> {
  const main = page.mainFrame();
  const originOf = (frame: Frame) =>
    // origin by its own window: about:srcdoc has its parent's, a sandbox none
    frame.evaluate(() => origin).catch(() => undefined);
  const pageOrigin = await originOf(main);
  const frames = await Promise.all(
    page.frames().map(async (frame) => {
      if (frame === main) return frame;
      const origin = isOurFrame(frame.url()) ? undefined : await originOf(frame);
      return origin && origin !== 'null' && origin === pageOrigin ? frame : [];
    }),
  );
  return frames.flat();
}

/** Asks every reachable frame; frames that disappear meanwhile are ignored. */
export async function everywhere<T>(page: Page, ask: (frame: Frame) => Promise<T>): Promise<T[]> {
  const frames = await reachableFrames(page);
  const answers = await Promise.allSettled(frames.map(ask));
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
}
