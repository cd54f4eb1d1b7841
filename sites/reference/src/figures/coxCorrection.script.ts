/** Lets the order be chosen: rows of the chart move, entries of the list change places. */
export function bringAlive(figure: HTMLElement): void {
  const output = figure.querySelector('output');
  const says: string[] = JSON.parse(output?.dataset.says ?? '[]');
  const list = figure.querySelector('ul');
  const entries = [...figure.querySelectorAll('li')];
  const update = () => {
    const order = Number(figure.querySelector<HTMLInputElement>(':checked')?.value);
    figure.dataset.order = String(order);
    for (const row of figure.querySelectorAll<SVGElement>('[data-ys]'))
      row.style.transform = `translateY(${row.dataset.ys?.split(' ')[order]}px)`;
    // by record is the order that the entries came in
    list?.append(...[...entries].sort((one, other) => order * (rankOf(one) - rankOf(other))));
    const sentence = says[order] ?? '';
    // setting it again would read it out again
    if (output && output.value !== sentence) output.value = sentence;
  };
  figure.addEventListener('input', update);
  update(); // a browser may have kept what was chosen before a reload
}

const rankOf = ({ dataset }: HTMLElement) => Number(dataset.rank);
