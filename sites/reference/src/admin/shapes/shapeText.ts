/** A figure as it is edited: each element on a line of its own. The server leaves such blanks out again. */
export const toLines = (svg: string): string => svg.replaceAll('><', '>\n<');
