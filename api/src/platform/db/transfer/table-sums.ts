import { createHash } from 'node:crypto';
import type pg from 'pg';
import type { TableFacts } from './table-facts.ts';
import { quoted } from './table-facts.ts';

const AT_ONCE = 500;
const ALL = 1n << 256n;

/** How many rows, and a sum of the hashes of all: the same for the same rows in any order. */
export interface TableSum {
  rows: number;
  sum: string;
}

export function summing(): { add(row: string): void; result(): TableSum } {
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

/** The rows of a table as JSON text that is the same on every engine; inside a transaction with `inOneForm`. */
export async function* readRows(
  client: pg.ClientBase,
  { name, columns }: TableFacts,
): AsyncGenerator<string[]> {
  await client.query(
    `declare every_row no scroll cursor for select to_jsonb(t)::text as row from (select ${columns.map(quoted).join(', ')} from public.${quoted(name)}) t`,
  );
  for (;;) {
    const { rows } = await client.query<{ row: string }>(`fetch ${AT_ONCE} from every_row`);
    if (rows.length > 0) yield rows.map(({ row }) => row);
    if (rows.length < AT_ONCE) break;
  }
  await client.query('close every_row');
}

/** Moments and bytes have one written form for this transaction. */
export async function inOneForm(client: pg.ClientBase): Promise<void> {
  await client.query(
    `set local timezone = 'UTC'; set local bytea_output = 'hex'; set local extra_float_digits = 1; set local datestyle = 'ISO'`,
  );
}

export async function computeSum(client: pg.ClientBase, table: TableFacts): Promise<TableSum> {
  const sum = summing();
  for await (const rows of readRows(client, table)) for (const row of rows) sum.add(row);
  return sum.result();
}
