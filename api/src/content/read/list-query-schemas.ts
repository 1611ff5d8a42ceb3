import { type AnyKind, FIELD_TYPES, type PublicFilter } from '@admissions/model';
import { LIST_STATES } from '@admissions/protocol/staff';
import { z } from 'zod';
import { pageQuery } from '../../platform/http/list-query.ts';
import { emptyAsAbsent } from '../../platform/validation/input-schemas.ts';
import { documentAs } from '../../platform/validation/json-schema.ts';
import { wholeNumberText } from '../../platform/validation/request-faults.ts';
import { buildDerivedFilterSchema, searchText, staffFilterSchemas } from './staff-filters.ts';

/** With further filters of the kind. */
export interface ListParams {
  page: number;
  perpage: number;
  [name: string]: unknown;
}
type ListSchema = z.ZodType<ListParams>;

export const buildPublicListSchema = (kind: AnyKind): ListSchema =>
  z.strictObject({
    ...pageQuery.shape,
    ...Object.fromEntries(
      Object.entries(kind.public.filters ?? {}).map(([name, { field, by }]) => [
        name,
        emptyAsAbsent(buildFilterSchema(kind, field, by)),
      ]),
    ),
    ...(kind.public.fields && { fields: emptyAsAbsent(buildFieldsSchema(kind.public.fields)) }),
  });

/** Text, state, sort, and the kind's filters, derived filters and search fields. */
export function buildAdminListSchema(kind: AnyKind): ListSchema {
  const sortable = sortableNames(kind);
  const searchable = kind.search.filter((name) => !kind.filters.includes(name));
  return pageQuery.extend({
    text: emptyAsAbsent(searchText),
    status: emptyAsAbsent(z.enum(LIST_STATES)),
    ...staffFilterSchemas,
    sort: emptyAsAbsent(
      z.enum(
        sortable.flatMap((name) => [name, `-${name}`]),
        `request.oneOf|values=${sortable.join(', ')}`,
      ),
    ),
    ...Object.fromEntries(searchable.map((name) => [name, emptyAsAbsent(searchText)])),
    ...Object.fromEntries(
      kind.filters.map((name) => [name, emptyAsAbsent(buildFilterSchema(kind, name, 'equal'))]),
    ),
    ...Object.fromEntries(
      Object.entries(kind.derivedFilters).map(([name, filter]) => [
        name,
        emptyAsAbsent(buildDerivedFilterSchema(filter)),
      ]),
    ),
  });
}

/** Comma-separated; sorted, so that the order does not matter for the cache. */
const buildFieldsSchema = (names: readonly string[]): z.ZodType =>
  documentAs(
    z
      .string()
      .transform((text) => [...new Set(text.split(','))].sort())
      .refine(
        (requested) => requested.every((name) => names.includes(name)),
        `request.oneOf|values=${names.join(', ')}`,
      ),
    {
      type: 'string',
      description: `Comma-separated: only these fields, id, sort and updatedAt. ${names.join(', ')}`,
    },
  );

function buildFilterSchema(kind: AnyKind, name: string, by: PublicFilter): z.ZodType {
  if (by === 'search') return searchText;
  if (by === 'year') return wholeNumberText(2099, 1900);
  const field = by === 'has' ? kind.fields[name]?.item?.[''] : kind.fields[name];
  if (field?.type === 'relation' || field?.type === 'integer')
    return wholeNumberText(999_999_999, 0);
  if (field?.type === 'boolean')
    return z
      .enum(['0', '1', 'false', 'true'])
      .transform((value) => value === '1' || value === 'true');
  return field?.options ? buildChoiceSchema(field.options) : searchText;
}

/** 0 means all, unless it is an option itself. */
function buildChoiceSchema(options: readonly string[]): z.ZodType {
  if (options.includes('0')) return z.enum(options);
  return z
    .enum(['0', ...options], `request.oneOf|values=${options.join(', ')}`)
    .transform((value) => (value === '0' ? undefined : value));
}

/** Sortable columns and the fields common to all entries. */
function sortableNames({ columns, fields }: AnyKind) {
  const names = columns.filter((name) => {
    const field = fields[name];
    return field !== undefined && FIELD_TYPES[field.type].isSortable;
  });
  return [...new Set([...names, 'id', 'sort', 'updatedAt', 'createdAt', 'publishAt', 'status'])];
}
