import type { ReactNode, Ref } from 'react';

interface TokenTableProps {
  columns: readonly string[];
  children: ReactNode;
  ref?: Ref<HTMLTableElement>;
}

/** A table of tokens, one row for each. */
export function TokenTable({ columns, children, ref }: TokenTableProps) {
  return (
    <table ref={ref} className="foundation-table">
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
