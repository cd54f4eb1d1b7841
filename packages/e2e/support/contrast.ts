import type { Locator } from '@playwright/test';

/** Color to compare with the background: an element's own, or a pseudo-element's. */
export interface Painted {
  /** @default 'color' */
  property?: 'color' | 'backgroundColor' | 'borderTopColor' | 'fill' | 'stroke';
  pseudo?: '::before' | '::after';
  /** Number of ancestors above it at which the background begins. @default 0 with `color`, otherwise 1 */
  groundFrom?: number;
}

/**
 * Lowest contrast (WCAG 2) of these elements with the background painted behind each, also outside of a shadow root.
 * NaN without any element.
 */
export const contrastOf = (elements: Locator, painted: Painted = {}): Promise<number> =>
  elements.evaluateAll((found, { property = 'color', pseudo, groundFrom }: Painted) => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    const layered = (colors: string[]): number[] => {
      if (!canvas) return [];
      canvas.clearRect(0, 0, 1, 1);
      for (const color of ['white', ...colors]) {
        canvas.fillStyle = color;
        canvas.fillRect(0, 0, 1, 1);
      }
      return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3);
    };
    const luminance = (rgb: number[]) => {
      const [r = 0, g = 0, b = 0] = rgb.map((value) => {
        const part = value / 255;
        return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const parentOf = (element: Element): Element | null =>
      element.assignedSlot ?? element.parentElement ?? (element.getRootNode() as ShadowRoot).host ?? null;
    const contrasts = found.map((element) => {
      const ground: string[] = [];
      const above = groundFrom ?? (property === 'color' || pseudo ? 0 : 1);
      let depth = 0;
      for (let each: Element | null = element; each; each = parentOf(each), depth += 1)
        if (depth >= above) ground.unshift(getComputedStyle(each).backgroundColor);
      const own = getComputedStyle(element, pseudo)[property];
      const [a, b] = [luminance(layered([...ground, own])), luminance(layered(ground))];
      return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    });
    return contrasts.length === 0 ? Number.NaN : Math.min(...contrasts);
  }, painted);
