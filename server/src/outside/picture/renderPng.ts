/** A PNG of an SVG document, as large as that says. It is drawn beside the event loop, and knows no fonts: letters are paths. */
export async function renderPng(svg: string): Promise<Uint8Array<ArrayBuffer>> {
  // loaded only by who draws: the server starts without it
  const { renderAsync } = await import('@resvg/resvg-js');
  const picture = await renderAsync(svg, { font: { loadSystemFonts: false } });
  return new Uint8Array(picture.asPng());
}
