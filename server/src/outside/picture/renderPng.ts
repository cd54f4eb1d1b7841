/** Renders an SVG document in its own size as a PNG, off the event loop and without fonts: letters are paths. */
export async function renderPng(svg: string): Promise<Uint8Array<ArrayBuffer>> {
  // loaded only by who draws: the server starts without it
  const { renderAsync } = await import('@resvg/resvg-js');
  const picture = await renderAsync(svg, { font: { loadSystemFonts: false } });
  return new Uint8Array(picture.asPng());
}
