// Most tests ask for the current size: Storybook does before each story. For another size, the runner resizes the
// frame from outside, and answers before the page in it knows.
import { vi } from 'vitest';
import { page } from 'vitest/browser';

const { viewport } = page;
if (viewport.name !== 'viewportWhereItDiffers')
  page.viewport = async function viewportWhereItDiffers(width, height) {
    const isThere = () => innerWidth === width && innerHeight === height;
    if (isThere()) return;
    await viewport(width, height);
    await vi.waitUntil(isThere, { interval: 5 });
  };
