import type { ComponentProps, ReactNode } from 'react';

interface TableProps extends ComponentProps<'table'> {
  head: readonly string[];
  caption?: ReactNode;
}
export const Table = ({ head, caption, children, ...table }: TableProps) => (
  <table className="table" {...table}>
    {caption && <caption>{caption}</caption>}
    <thead>
      <tr>
        {head.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    {children}
  </table>
);
