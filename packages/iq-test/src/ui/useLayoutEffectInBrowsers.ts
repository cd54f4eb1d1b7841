import { useEffect, useLayoutEffect } from 'react';

/** `useLayoutEffect`: before the browser paints. On a server, where React 18 warns of it, nothing. */
export const useLayoutEffectInBrowsers = typeof window === 'undefined' ? useEffect : useLayoutEffect;
