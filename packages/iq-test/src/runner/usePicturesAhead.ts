import { useEffect } from 'react';
import type { RunnerView } from './runnerView.ts';

/**
 * Fetches the pictures of all questions once the test has begun, so that they are there when the connection is lost.
 * Those that have not come are fetched again when it is back.
 * @param assetBase Origin in front of their paths.
 */
export function usePicturesAhead(runner: RunnerView, assetBase = ''): void {
  const { questions } = runner.session.value;
  useEffect(() => {
    const addresses = questions.flatMap(({ visualPattern }) => visualPattern?.image ?? []);
    // kept as long as the test is shown: a picture that is held needs no network
    const pictures = addresses.map(() => new Image());
    const fetchMissing = () => {
      for (const [index, picture] of pictures.entries())
        if (picture.naturalWidth === 0) picture.src = `${assetBase}${addresses[index]}`;
    };
    fetchMissing();
    addEventListener('online', fetchMissing);
    return () => removeEventListener('online', fetchMissing);
  }, [questions, assetBase]);
}
