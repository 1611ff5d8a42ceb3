import type { SQL } from 'drizzle-orm';
import { and, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { searchEntries } from './search-table.ts';

const parent = alias(searchEntries, 'parent');
const isOpen = ({
  state,
  publishAt,
  unpublishAt,
}: Pick<typeof searchEntries, 'state' | 'publishAt' | 'unpublishAt'>) =>
  sql`${state} = 'published' and (${publishAt} is null or ${publishAt} <= now()) and (${unpublishAt} is null or ${unpublishAt} > now())`;

/** What visitors see now: published, in its time, and what it belongs to as well. */
export const isShownNow: SQL = and(
  isOpen(searchEntries),
  sql`(${searchEntries.parentKind} is null or exists (select 1 from ${searchEntries} "parent" where ${parent.kind} = ${searchEntries.parentKind} and ${parent.entry} = ${searchEntries.parentEntry} and ${isOpen(parent as never)}))`,
) as SQL;
