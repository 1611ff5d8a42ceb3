import type { Area } from '../base/areas.ts';
import type { KindId } from '../base/kind-id.ts';
import type { Localised } from '../base/locale.ts';
import type { Fields, FieldType, LabelledFields, ReadOf } from '../fields/index.ts';
import type { PublicPage } from './public-page.ts';
import type { PagePath } from './public-pages.ts';
import type { StaffScreen } from './staff-screen.ts';

/** A kind of content, from which table, schemas, routes, screens and OpenAPI derive. */
export interface Kind<
  F extends Fields = Fields,
  Id extends KindId = KindId,
  P extends PublicReads = PublicReads,
> {
  /** `area.name`, such as `ad.bannerSub`. */
  readonly id: Id;
  readonly area: Area;
  readonly name: string;
  /** Name in paths: `banner_sub`. */
  readonly slug: string;
  readonly label: Localised;
  /** Label of one entry, as in "add …"; default: the label. */
  readonly entryLabel: Localised;
  readonly singleton: boolean;
  readonly fields: F;
  /** Headings of a long form, by the first field below each. */
  readonly parts: Readonly<Partial<Record<string, Localised>>>;
  readonly title: string;
  /** Public order; a leading minus is descending, `sort` alone is manual. */
  readonly order: readonly string[];
  /** Fields that the staff search finds. */
  readonly search: readonly string[];
  /** Columns of the staff list. */
  readonly columns: readonly string[];
  /** Filters of the staff list. */
  readonly filters: readonly string[];
  /** Additional staff filters by query key. */
  readonly derivedFilters: DerivedFilters;
  readonly siteSearch: SiteSearch;
  /** Rules between fields. */
  readonly rules: readonly EntryRule[];
  /** Additional checks before publishing, with the fields that they read. */
  readonly checks: Readonly<Partial<Record<KindCheck, readonly string[]>>>;
  /** Ids of entries that cannot be deleted. */
  readonly indispensable: readonly number[];
  readonly public: P;
  /** Public pages; null: only within other pages. */
  readonly page: PublicPage | null;
  /** Without a page: where drafts are previewed; null: nowhere. */
  readonly shownOn: PagePath | null;
  readonly screen: StaffScreen;
}
export interface PublicReads<Name extends string = string> {
  /** Paths below /api/ap of list and entry (`:id`); clients depend on them. */
  readonly list?: string;
  readonly info?: string;
  /** Query filters: equality, choices, `year` of a date, or text search by `title`. */
  readonly filters?: Readonly<Record<string, { field: Name; by: PublicFilter }>>;
  /** Fields omitted from lists, besides bodies; of a singleton, fields for staff only. */
  readonly omit?: readonly Name[];
  /** Fields that `fields=a,b` may select from the list. */
  readonly fields?: readonly Name[];
  /** Fields answered as a bare id or address; the whole value is added under the second name. */
  readonly plain?: Readonly<Record<string, string>>;
  /** Path of the click counter (PUT). */
  readonly counter?: string;
  /** More paths of an entry. */
  readonly aliases?: readonly string[];
  /** List fields of an entry by path. */
  readonly parts?: Readonly<Record<string, Name>>;
  /** Included entries of another kind by its relation `by`. */
  readonly children?: Readonly<Record<string, { readonly kind: KindId; readonly by: string }>>;
}
export type PublicFilter = 'equal' | 'has' | 'year' | 'search';
/** `{ rowsOf: 'years', yearsAhead: 1 }` lists entries without a row for the next school year. */
export type DerivedFilter<Relation extends string = string, List extends string = string> =
  | { readonly through: Relation; readonly field: string } // A field of a related entry.
  | {
      readonly rowsOf: List;
      /** Added to the current school year: admission rows are for the next one. */
      readonly yearsAhead: number;
      /** Entries with this relation have their rows elsewhere. */
      readonly delegatedTo?: Relation;
    };
export type DerivedFilters<
  Relation extends string = string,
  List extends string = string,
> = Readonly<Record<string, DerivedFilter<Relation, List>>>;
/** How the site search treats an entry; it finds all texts. */
export interface SiteSearch<Name extends string = string> {
  /** Summary: the first non-empty field; default: those of SUMMARIES. */
  readonly summary?: readonly Name[];
  /** Excluded fields. */
  readonly ignored?: readonly Name[];
  /** Alternative names. */
  readonly names?: readonly Name[];
  /** Ranks first when the query is one of its `names`, and before others when its title matches. */
  readonly isNamedFirst?: true;
  /** Date of the entry; default: its last change. */
  readonly day?: Name;
  /** Relation to a duplicate: when both entries match, only the related one is listed. */
  readonly twin?: Name;
  /** Not listed in the site search. */
  readonly isLeftOut?: true;
}
/** Rules across fields, implemented by the API. */
export type EntryRule =
  | 'bannerFitsPosition' // The text banner needs a text, every other banner a picture.
  | 'onlyTextBannerHasTextMode' // The text position has text mode, no other position has it.
  | 'topicCategoryHasTopic' // A category of type topic names its topic.
  | 'yearsFitTogether' // Each year once, newest first, with consistent results.
  | 'figuresFitTogether' // Years descend, shares add up to 100, and there is a source.
  | 'feesFitTogether' // One row of fees per college and level; low ≤ usual ≤ high.
  | 'awardsFitTogether' // An award with an amount has years and levels.
  | 'standardsDescend' // One row per subject and year; its standards descend.
  | 'visitDaysAreValid' // No duplicate dates; without dates, at least one open weekday.
  | 'eventFitsTogether' // Valid times, registration before the event, attendance within capacity.
  | 'campFitsTogether' // Attendance within capacity; sign-up by link has a link.
  | 'menuPartsAreUniqueAndVisible'; // No duplicate parts or links, and no empty menu or visible part.
/** Hints before publishing, implemented by the API; they block nothing. */
export type KindCheck =
  | 'channelQuotaSum' // The quotas of a department's channels add up to its quota.
  | 'hasKeywords'
  | 'channelsOnlyAtTwin' // A department with a twin has no channels of its own.
  | 'departmentQuotaSum' // Like `channelQuotaSum`, on the form of a channel.
  | 'yearIsNewest'
  | 'applicationInfo' // A channel with a selection by scores has portfolio and advice.
  | 'lowestScores' // Lowest scores are not below the required standards.
  | 'dayIsOpen'; // An event is not on a holiday or a day closed to visits.
export type AnyKind = Kind;

/** Common fields of entries; times are ISO 8601 in UTC. */
export interface CommonFields {
  id: number;
  sort: number;
  updatedAt: string;
  /** Demo content that staff have not replaced; otherwise absent. */
  isSample?: true;
  /** Of a department: years with numbers that visitors do not see before their approval. */
  unapprovedYears?: number[];
}
export interface StaffFields extends CommonFields {
  status: EntryStatus;
  publishAt: string | null;
  unpublishAt: string | null;
  createdAt: string;
  updatedBy: string | null;
  /** Base revision of writes; an older one gets 409. */
  revision: number;
  deletedAt: string | null;
  /** A draft that visitors could see before it was taken down; otherwise absent. */
  isEnded?: true;
}
export const ENTRY_STATUSES = ['draft', 'published'] as const;
export type EntryStatus = (typeof ENTRY_STATUSES)[number];

/** An entry for visitors. */
export type EntryOf<K extends { fields: Fields }> = CommonFields & ReadOf<K['fields']>;
/** An entry for staff. */
export type StaffEntryOf<K extends { fields: Fields }> = Pick<StaffFields, keyof StaffFields> &
  ReadOf<K['fields']>;
/** A listed entry, without bodies. */
export type StaffListedOf<K extends { fields: Fields }> = Pick<StaffFields, keyof StaffFields> &
  Omit<ReadOf<K['fields']>, NameOfType<K['fields'], 'items'>>;

type Name<F> = keyof F & string;
/** Names of fields of a type. */
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
  readonly parts?: Readonly<Partial<Record<Name<F>, Localised>>>;
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

/** Fields that summarise an entry, the best first. */
const SUMMARIES = ['summary', 'intro', 'text', 'tagline', 'quote', 'subtitle'];

/** Completes a kind with defaults. */
export function defineKind<
  const Id extends KindId,
  const F extends LabelledFields,
  const P extends PublicReads<keyof F & string>,
>(input: KindInput<Id, F, P>): Kind<F, Id, P> {
  const [area, name] = input.id.split('.') as [Area, string];
  const has = (field: string) => field in input.fields;
  const texts = Object.keys(input.fields).filter((field) => input.fields[field]?.type === 'text');
  // Without a field `title` the first text field is the title.
  const title = has('title') ? 'title' : (texts[0] ?? 'id');
  return {
    entryLabel: input.label,
    singleton: false,
    order: ['sort'],
    search: [title, ...['summary'].filter(has)],
    columns: [title],
    filters: [],
    derivedFilters: {},
    rules: [],
    parts: {},
    checks: {},
    indispensable: [],
    shownOn: null,
    slug: name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    ...input,
    siteSearch: { summary: SUMMARIES.filter(has), ...input.siteSearch },
    area,
    name,
    title,
  };
}

/** Paths of a kind's admin endpoints, below /api/admin. */
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

/** A change of a body by index; `revision` is its base. */
export type BodyOperation<Item> = { field: string; revision: number } & (
  | { op: 'add'; index?: number; item: Item }
  | { op: 'replace'; index: number; item: Item }
  | { op: 'remove'; index: number }
  | { op: 'move'; index: number; to: number }
  | { op: 'clear' }
  /** Restores the body of revision `to`. */
  | { op: 'restore'; to: number }
);
