import type { ReactNode } from 'react';

/** A table of tokens, one row for each. */
export function TokenTable({ columns, children }: { columns: readonly string[]; children: ReactNode }) {
  return (
    <table className="foundation-table">
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
