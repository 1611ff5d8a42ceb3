import { tables } from '../content/schema/tables.ts';

const modules = import.meta.glob<object>(
  ['../**/tables.ts', '../**/*-table.ts', '../**/*-tables.ts'],
  {
    eager: true,
  },
);

/** For the migration generator, which ignores exports that are no tables. */
export const schema: Record<string, unknown> = Object.assign(
  Object.fromEntries(tables),
  ...Object.values(modules),
);
