import type pg from 'pg';

// Not among the product's tables: an export states its key in its first line.
const TABLE = 'drizzle.data_key';

/** Fingerprint of the key; null when none is recorded yet. */
export async function findDataKey(client: Pick<pg.ClientBase, 'query'>) {
  await client.query(
    `create table if not exists ${TABLE} (id int primary key check (id = 1), fingerprint text not null)`,
  );
  const { rows } = await client.query<{ fingerprint: string }>(`select fingerprint from ${TABLE}`);
  return rows[0]?.fingerprint ?? null;
}

export async function saveDataKey(client: Pick<pg.ClientBase, 'query'>, fingerprint: string) {
  await findDataKey(client);
  await client.query(
    `insert into ${TABLE} values (1, $1) on conflict (id) do update set fingerprint = $1`,
    [fingerprint],
  );
}
