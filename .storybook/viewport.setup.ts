// Most of what asks for a size asks for the one that is there: Storybook does before each story. Where it is another one,
// the runner sizes the frame from outside, and says so before the page in it knows.
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
