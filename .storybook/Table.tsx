import { createElement, Fragment, type ReactNode } from 'react';

export interface TableProps {
  head: readonly string[];
  /** Cells in the order of the head. In a text, `backticks` make code and **asterisks** make it bold. */
  rows: readonly (readonly ReactNode[])[];
}

function mark(part: string): ReactNode {
  if (part.startsWith('`')) return <code>{part.slice(1, -1)}</code>;
  return part.startsWith('**') ? <strong>{part.slice(2, -2)}</strong> : part;
}

const inline = (cell: ReactNode): ReactNode =>
  typeof cell === 'string'
    ? createElement(Fragment, null, ...cell.split(/(`[^`]+`|\*\*[^*]+\*\*)/).map(mark))
    : cell;

const row = (name: 'th' | 'td', cells: readonly ReactNode[]) =>
  createElement('tr', null, ...cells.map((cell) => createElement(name, null, inline(cell))));

/** A table of a page. Guides are MDX without the extension that reads tables written with bars. */
export const Table = ({ head, rows }: TableProps) => (
  <table>
    <thead>{row('th', head)}</thead>
    {createElement('tbody', null, ...rows.map((cells) => row('td', cells)))}
  </table>
);
