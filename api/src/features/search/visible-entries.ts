import { KINDS } from '@admissions/model/kinds';
import { and, inArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { findParent } from '../../content/schema/kind-columns.ts';
import { searchEntries } from './search-table.ts';

const parent = alias(searchEntries, 'parent');
const isPublishedNow = ({
  state,
  publishAt,
  unpublishAt,
}: Pick<typeof searchEntries, 'state' | 'publishAt' | 'unpublishAt'>) =>
  sql`${state} = 'published' and (${publishAt} is null or ${publishAt} <= now()) and (${unpublishAt} is null or ${unpublishAt} > now())`;

/** Few parents exist, so their state is read once for all hits. */
const PARENT_KINDS = [...new Set(KINDS.flatMap((kind) => findParent(kind)?.to ?? []))];

/** Published, within its schedule, and with a visible parent. */
export const isVisibleNow: SQL = and(
  isPublishedNow(searchEntries),
  sql`(${searchEntries.parentKind} is null or (${searchEntries.parentKind}, ${searchEntries.parentEntry}) in (select ${parent.kind}, ${parent.entry} from ${searchEntries} "parent" where ${inArray(parent.kind, PARENT_KINDS)} and ${isPublishedNow(parent as never)}))`,
) as SQL;
