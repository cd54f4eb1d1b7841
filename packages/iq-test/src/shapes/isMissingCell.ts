/** True for the cell that the visitor is to fill: empty, `?`, or a triangle with a `?` in it. */
export const isMissingCell = (cell: string): boolean => cell === '' || cell.includes('?');
