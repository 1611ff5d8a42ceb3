import type { Area } from '../base/areas.ts';
import type { KindId } from '../base/kind-id.ts';
import type { Localised } from '../base/locale.ts';
import type { Fields, FieldType, LabelledFields, ReadOf, WriteOf } from '../fields/index.ts';
import type { PublicPage } from './public-page.ts';
import type { PagePath } from './public-pages.ts';
import type { StaffScreen } from './staff-screen.ts';

/** One kind of content: everything else (table, schemas, reads, writes, screens, addresses, OpenAPI) is derived from this. */
export interface Kind<
  F extends Fields = Fields,
  Id extends KindId = KindId,
  P extends PublicReads = PublicReads,
> {
  /** `area.name`, such as `ad.bannerSub`. */
  readonly id: Id;
  readonly area: Area;
  readonly name: string;
  /** The name in paths: `banner_sub`. */
  readonly slug: string;
  readonly label: Localised;
  /** What one entry is called, as in “add …”: the label, unless that names the page that it stands on. */
  readonly entryLabel: Localised;
  readonly singleton: boolean;
  readonly fields: F;
  /** The field that names an entry to people. */
  readonly title: string;
  /** Public order; a leading minus means descending. `sort` alone means ordered by hand. */
  readonly order: readonly string[];
  /** Fields that staff search by text, see in their list, and filter by. */
  readonly search: readonly string[];
  readonly columns: readonly string[];
  readonly filters: readonly string[];
  /** What staff filter by besides its own fields, by the key of the query. */
  readonly derivedFilters: DerivedFilters;
  readonly siteSearch: SiteSearch;
  /** Rules between the fields of one entry. */
  readonly rules: readonly EntryRule[];
  /** What is looked at in its entries before publishing besides what every kind has, each with the fields that it reads. */
  readonly checks: Readonly<Partial<Record<KindCheck, readonly string[]>>>;
  /** Ids of entries that the site cannot be without. */
  readonly indispensable: readonly number[];
  readonly public: P;
  /** Where visitors see the entries; null: around the content of other pages, found nowhere by themselves. */
  readonly page: PublicPage | null;
  /** Without a page: one around whose content the entries stand, to look at a draft there; null: a draft is seen nowhere. */
  readonly shownOn: PagePath | null;
  /** Where staff manage them. */
  readonly screen: StaffScreen;
}
export interface PublicReads<Name extends string = string> {
  /** Path below /api/ap of the list and of one entry (`:id`), exactly as the specification has them. */
  readonly list?: string;
  readonly info?: string;
  /** Query keys that filter the list: an equality on a field, one of several choices that it has, `year` of a date field, or `title` as text search. */
  readonly filters?: Readonly<Record<string, { field: Name; by: PublicFilter }>>;
  /** Fields left out of list answers (bodies always are). */
  readonly omit?: readonly Name[];
  /** Fields that the list can be asked for alone (`fields=a,b`): of a list that pages need a little of every entry of. */
  readonly fields?: readonly Name[];
  /** Path of the click counter (PUT), when the kind has one. */
  readonly counter?: string;
  /** More paths (`:id`) of one entry, and paths that read one list field of an entry. */
  readonly aliases?: readonly string[];
  readonly parts?: Readonly<Record<string, Name>>;
  /** What comes along with one entry: the entries of another kind whose relation `by` points to it. */
  readonly children?: Readonly<Record<string, { readonly kind: KindId; readonly by: string }>>;
}
export type PublicFilter = 'equal' | 'has' | 'year' | 'search';
/** By a field of the entry that a relation points to, or by whether a list has its row for this year. */
export type DerivedFilter<Relation extends string = string, List extends string = string> =
  | { readonly through: Relation; readonly field: string }
  | {
      readonly rowsOf: List;
      /** How many years the rows are ahead of the running school year: who is admitted in one begins in the next. */
      readonly ahead: number;
      /** Entries with this relation have their rows elsewhere, and lack none. */
      readonly keptWith?: Relation;
    };
export type DerivedFilters<
  Relation extends string = string,
  List extends string = string,
> = Readonly<Record<string, DerivedFilter<Relation, List>>>;
/** What the search of the site finds in an entry besides its title: all its texts. */
export interface SiteSearch<Name extends string = string> {
  /** Shown below the title: the first of these that is not empty. */
  readonly summary?: readonly Name[];
  /** Texts that nobody looks for. */
  readonly ignored?: readonly Name[];
  /** What people call it besides its title. */
  readonly names?: readonly Name[];
  /** A word that names it stands before everything else that has the word. */
  readonly isNamedFirst?: true;
  /** The entry's own day; absent: the day of its last change. */
  readonly day?: Name;
  /** A relation to an entry that is the same thing: visitors find that one alone where both are found. */
  readonly twin?: Name;
  /** Found by what it belongs to only: many entries of the kind have the same title. */
  readonly isLeftOut?: true;
}
/** Rules that no single field can tell; the API implements each. */
export type EntryRule =
  | 'bannerFitsPlace'
  | 'textPlaceIsText'
  | 'topicIsNamed'
  | 'yearsFitTogether'
  | 'figuresFitTogether'
  | 'feesFitTogether'
  | 'awardsFitTogether'
  | 'standardsFall'
  | 'daysOnce'
  | 'eventFitsTogether'
  | 'campFitsTogether'
  | 'menuStands';
/** Second looks that need other entries, or what only this kind has; the API implements each, and hinders nothing. */
export type KindCheck =
  | 'waysMakeQuota'
  | 'hasKeywords'
  | 'twinKeepsWays'
  | 'wayMakesQuota'
  | 'yearIsNewest'
  | 'applicationIsTold'
  | 'marksReachStandards';
export type AnyKind = Kind;

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
export type StaffEntryOf<K extends { fields: Fields }> = Pick<StaffFields, keyof StaffFields> &
  ReadOf<K['fields']>;
/** The same in a list: without bodies. */
export type StaffListedOf<K extends { fields: Fields }> = Pick<StaffFields, keyof StaffFields> &
  Omit<ReadOf<K['fields']>, NameOfType<K['fields'], 'items'>>;
/** What staff send; `status`, `publishAt` and `unpublishAt` may come along. */
export type EntryWriteOf<K extends { fields: Fields }> = WriteOf<K['fields']> &
  Partial<Pick<StaffFields, 'status' | 'publishAt' | 'unpublishAt'>>;

type Name<F> = keyof F & string;
/** The names of the fields of a type. */
export type NameOfType<F extends Fields, T extends FieldType> = {
  [K in Name<F>]: F[K]['type'] extends T ? K : never;
}[Name<F>];
type Ordering<F extends Fields> =
  | Name<F>
  | `${NameOfType<F, 'dateRange'>}.${'begin' | 'end'}`
  | 'id'
  | 'sort';
type AddressedOf<F extends Fields> = { readonly id: number } & {
  readonly [K in keyof F]?: F[K]['read'] | F[K]['write'] | null;
};

interface KindInput<Id extends KindId, F extends Fields, P>
  extends Partial<
    Pick<Kind, 'entryLabel' | 'singleton' | 'slug' | 'rules' | 'indispensable' | 'shownOn'>
  > {
  readonly id: Id;
  readonly label: Localised;
  readonly fields: F;
  readonly checks?: Readonly<Partial<Record<KindCheck, readonly Name<F>[]>>>;
  readonly order?: readonly (Ordering<F> | `-${Ordering<F>}`)[];
  readonly search?: readonly Name<F>[];
  readonly siteSearch?: SiteSearch<Name<F>>;
  readonly columns?: readonly Name<F>[];
  readonly filters?: readonly Name<F>[];
  readonly derivedFilters?: DerivedFilters<NameOfType<F, 'relation'>, NameOfType<F, 'list'>>;
  readonly public: P;
  readonly page: PublicPage<AddressedOf<F>> | null;
  readonly screen: StaffScreen<Name<F>>;
}

/** Defines a kind; what is left out gets the usual value. */
export function defineKind<
  const Id extends KindId,
  const F extends LabelledFields,
  const P extends PublicReads<keyof F & string>,
>(input: KindInput<Id, F, P>): Kind<F, Id, P> {
  const [area, name] = input.id.split('.') as [Area, string];
  const texts = Object.keys(input.fields).filter((field) => input.fields[field]?.type === 'text');
  // Some are headed by another text.
  const title = 'title' in input.fields ? 'title' : (texts[0] ?? 'id');
  return {
    entryLabel: input.label,
    singleton: false,
    order: ['sort'],
    search: [title],
    columns: [title],
    filters: [],
    derivedFilters: {},
    siteSearch: {},
    rules: [],
    checks: {},
    indispensable: [],
    shownOn: null,
    slug: name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    ...input,
    area,
    name,
    title,
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
    copy: (id: number | string) => at(`copy_${kind.slug}/${id}`),
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
