/** Code of interactive figures, by name. Separate for each: a page loads the code of its own figures only. */
export const figureScripts: Readonly<
  Record<string, () => Promise<{ bringAlive(figure: HTMLElement): void }>>
> = {
  'chc-map': () => import('./chcMap.script.ts'),
  'cox-correction': () => import('./coxCorrection.script.ts'),
  'eleven-to-old-age': () => import('./elevenToOldAge.script.ts'),
  'half-and-half': () => import('./halfAndHalf.script.ts'),
  'moving-average': () => import('./movingAverage.script.ts'),
  'passed-twice': () => import('./passedTwice.script.ts'),
  'scales-and-rarity': () => import('./scalesAndRarity.script.ts'),
  'score-and-margin': () => import('./scoreAndMargin.script.ts'),
  'shrinking-gains': () => import('./shrinkingGains.script.ts'),
};

/** Makes the figures of the page react. One whose code does not come stays as it was prerendered. */
export function bringFiguresAlive(): void {
  for (const figure of document.querySelectorAll<HTMLElement>('[data-figure]'))
    figureScripts[figure.dataset.figure ?? '']?.().then(
      ({ bringAlive }) => {
        bringAlive(figure);
        figure.dataset.alive = '';
      },
      (error) => {
        figure.dataset.still = '';
        console.error(`The figure "${figure.dataset.figure}" stays as it is.`, error);
      },
    );
}
