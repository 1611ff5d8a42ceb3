import { createHash } from 'node:crypto';
import type pg from 'pg';
import { quoteIdentifier, type TableInfo } from './table-info.ts';

const FETCH_SIZE = 500;
const ALL = 1n << 256n;

/** Row count and an order-independent sum of row hashes. */
export interface TableSum {
  rows: number;
  sum: string;
}

export function createTableSum(): { add(row: string): void; result(): TableSum } {
  let rows = 0;
  let sum = 0n;
  return {
    add(row) {
      rows++;
      sum = (sum + BigInt(`0x${createHash('sha256').update(row).digest('hex')}`)) % ALL;
    },
    result: () => ({ rows, sum: sum.toString(16).padStart(64, '0') }),
  };
}

/** JSON text that is identical on every engine; call `useCanonicalFormats` first. */
export async function* readRows(
  client: pg.ClientBase,
  { name, columns }: TableInfo,
): AsyncGenerator<string[]> {
  await client.query(
    `declare every_row no scroll cursor for select to_jsonb(t)::text as row from (select ${columns.map(quoteIdentifier).join(', ')} from public.${quoteIdentifier(name)}) t`,
  );
  for (;;) {
    const { rows } = await client.query<{ row: string }>(`fetch ${FETCH_SIZE} from every_row`);
    if (rows.length > 0) yield rows.map(({ row }) => row);
    if (rows.length < FETCH_SIZE) break;
  }
  await client.query('close every_row');
}

/** One format of moments and bytes for this transaction. */
export async function useCanonicalFormats(client: pg.ClientBase) {
  await client.query(
    `set local timezone = 'UTC'; set local bytea_output = 'hex'; set local extra_float_digits = 1; set local datestyle = 'ISO'`,
  );
}

export async function calculateSum(client: pg.ClientBase, table: TableInfo): Promise<TableSum> {
  const sum = createTableSum();
  for await (const rows of readRows(client, table)) for (const row of rows) sum.add(row);
  return sum.result();
}
