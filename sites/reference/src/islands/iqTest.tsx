import { IqTest } from '@quotient/iq-test';
import { mountReact } from './mountReact.tsx';

export const mount = (slot: HTMLElement) =>
  mountReact(
    slot,
    <IqTest
      onStage={(stage) => {
        // the footer keeps out of the way while a test runs
        document.documentElement.dataset.stage = stage;
      }}
    />,
  );
