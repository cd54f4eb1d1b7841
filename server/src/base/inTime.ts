/**
 * The result of some work, or `otherwise` if it takes longer than `patienceMs` milliseconds. The work continues in the
 * background. Rejects if the work fails in time; later failures are ignored.
 */
export async function inTime<T>(
  work: Promise<T>,
  patienceMs: number,
  otherwise: () => T | Promise<T>,
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<'over'>((resolve) => {
    timer = setTimeout(resolve, patienceMs, 'over');
  });
  const first = await Promise.race([work.then((result) => ({ result })), patience]).finally(() =>
    clearTimeout(timer),
  );
  return first === 'over' ? otherwise() : first.result;
}
