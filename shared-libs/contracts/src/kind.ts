import type { Area } from './areas.ts';
import type { Fields, ReadOf, WriteOf } from './fields/index.ts';
import type { Localised } from './locale.ts';

/** One kind of content: everything else (table, schemas, reads, writes, screens, OpenAPI) is derived from this. */
export interface Kind<F extends Fields = Fields> {
  /** `area.name`, such as `ad.bannerSub`. */
  readonly id: string;
  readonly area: Area;
  readonly name: string;
  /** The name in paths: `banner_sub`. */
  readonly slug: string;
  readonly label: Localised;
  readonly singleton: boolean;
  readonly fields: F;
  /** Public order; a leading minus means descending. `sort` alone means ordered by hand. */
  readonly order: readonly string[];
  /** Fields that staff search by text, see in their list, and filter by. */
  readonly search: readonly string[];
  readonly columns: readonly string[];
  readonly filters: readonly string[];
  readonly public: PublicReads;
}
export interface PublicReads<Name extends string = string> {
  /** Path below /api/ap of the list and of one entry (`:id`), exactly as the specification has them. */
  readonly list?: string;
  readonly info?: string;
  /** Query keys that filter the list: an equality on a field, `year` of a date field, or `title` as text search. */
  readonly filters?: Readonly<Record<string, { field: Name; by: 'equal' | 'year' | 'search' }>>;
  /** Fields left out of list answers (bodies always are). */
  readonly omit?: readonly Name[];
  /** Path of the click counter (PUT), when the kind has one. */
  readonly counter?: string;
  /** More paths (`:id`) of one entry, and paths that read one list field of an entry. */
  readonly aliases?: readonly string[];
  readonly parts?: Readonly<Record<string, Name>>;
}
export type AnyKind = Kind<Fields>;

/** What every entry has besides its kind's fields. Times are ISO 8601 in UTC. */
export interface CommonFields {
  id: number;
  sort: number;
  updatedAt: string;
}
export interface StaffFields extends CommonFields {
  status: EntryStatus;
  publishAt: string | null;
  unpublishAt: string | null;
  createdAt: string;
  updatedBy: string | null;
  /** A write names the revision that it was made from; an older one is refused with 409. */
  revision: number;
  deletedAt: string | null;
}
export const ENTRY_STATUSES = ['draft', 'published'] as const;
export type EntryStatus = (typeof ENTRY_STATUSES)[number];

/** An entry as the public reads it. */
export type EntryOf<K extends { fields: Fields }> = CommonFields & ReadOf<K['fields']>;
/** An entry as staff read it. */
export type StaffEntryOf<K extends { fields: Fields }> = StaffFields & ReadOf<K['fields']>;
/** What staff send; `status`, `publishAt` and `unpublishAt` may come along. */
export type EntryWriteOf<K extends { fields: Fields }> = WriteOf<K['fields']> &
  Partial<Pick<StaffFields, 'status' | 'publishAt' | 'unpublishAt'>>;

interface KindInput<F extends Fields>
  extends Pick<Kind<F>, 'area' | 'name' | 'label' | 'fields'>,
    Partial<Pick<Kind<F>, 'singleton' | 'order' | 'slug'>> {
  readonly search?: readonly (keyof F & string)[];
  readonly columns?: readonly (keyof F & string)[];
  readonly filters?: readonly (keyof F & string)[];
  readonly public: PublicReads<keyof F & string>;
}

/** Defines a kind; what is left out gets the usual value. */
export function defineKind<const F extends Fields>(input: KindInput<F>): Kind<F> {
  // Some are headed by another text.
  const title =
    'title' in input.fields
      ? ['title']
      : Object.keys(input.fields)
          .filter((name) => input.fields[name]?.type === 'text')
          .slice(0, 1);
  return {
    singleton: false,
    order: ['sort'],
    search: title,
    columns: title,
    filters: [],
    slug: input.name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    ...input,
    id: `${input.area}.${input.name}`,
  };
}

/** The paths of a kind's admin endpoints, below /api/admin. */
export function adminPathsOf(kind: Pick<AnyKind, 'area' | 'slug'>) {
  const at = (verb: string) => `/api/admin/${kind.area}/${verb}`;
  return {
    list: at(`${kind.slug}_list`),
    info: (id: number | string) => at(`${kind.slug}_info/${id}`),
    add: at(`add_${kind.slug}`),
    edit: (id: number | string) => at(`edit_${kind.slug}/${id}`),
    remove: (id: number | string) => at(`del_${kind.slug}/${id}`),
    sort: at(`sort_${kind.slug}`),
    revisions: (id: number | string) => at(`${kind.slug}_revisions/${id}`),
    restore: (id: number | string) => at(`restore_${kind.slug}/${id}`),
    body: (id: number | string) => at(`${kind.slug}_body/${id}`),
    copyBody: (id: number | string) => at(`copy_${kind.slug}_body/${id}`),
    compare: (id: number | string) => at(`compare_${kind.slug}/${id}`),
    bulk: at(`bulk_${kind.slug}`),
  };
}

/** One change of a body by index, as the admin API takes it; `revision` is the one it was made from. */
export type BodyOperation<Item> = { field: string; revision: number } & (
  | { op: 'add'; index?: number; item: Item }
  | { op: 'replace'; index: number; item: Item }
  | { op: 'remove'; index: number }
  | { op: 'move'; index: number; to: number }
  | { op: 'clear' }
  /** The body as it was at the revision `to`: undoes a clear, or any other change. */
  | { op: 'restore'; to: number }
);
