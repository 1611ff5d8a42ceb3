import type { Localised } from '@admissions/model';
import { kindOf } from '@admissions/model/kinds';
import { AREA_LABELS, type TextRange } from '@admissions/protocol';
import type { AllowedReleases } from '@admissions/protocol/releases';
import type { AdminSearchItem, NamedRequest } from '@admissions/protocol/staff';
import { describeRequest } from '../dashboard/describe-request.ts';
import type { Screen } from '../menu/build-menu.ts';
import { findAddressScreens } from './find-address.ts';
import { containsTerms, findTermRanges } from './find-term-ranges.ts';
import type { Opened } from './recent.ts';
import { SEARCH_TEXTS } from './texts.ts';
import type { Found } from './use-admin-search.ts';

/** A result line. */
export interface SearchLine {
  url: string;
  title: string;
  titleMarks: readonly TextRange[];
  /** Type or area of the result. */
  detail: string;
  detailMarks: readonly TextRange[];
  /** The matching section. */
  excerpt: { text: string; marks: readonly TextRange[] } | null;
  tag: Localised | null;
  /** Requests and accounts name people: they are not remembered. */
  isRemembered: boolean;
}
export interface SearchGroup {
  key: 'recent' | 'screens' | 'entries' | 'requests' | 'people' | 'media';
  lines: SearchLine[];
  /** Total, when not all are shown. */
  total?: number;
}
type TranslateText = (text: Localised, values?: Record<string, string | number>) => string;
const MAX_SCREENS = 6;

const toSearchLine = (opened: Opened, typed: string, isRemembered = true): SearchLine => ({
  ...opened,
  titleMarks: findTermRanges(opened.title, typed),
  detailMarks: findTermRanges(opened.detail, typed),
  excerpt: null,
  tag: null,
  isRemembered,
});

/** Titled by who sent it; its reference comes last. */
function toRequestLine(request: NamedRequest, typed: string, t: TranslateText): SearchLine {
  const { url, who, kind, when } = describeRequest(request, t);
  const parts = [kind, request.school && request.name, when, request.reference];
  return toSearchLine({ url, title: who, detail: parts.filter(Boolean).join('・') }, typed, false);
}

/** A part of the screen of the finder. */
const EMPTY = { path: '/admin/setting/edit_finder', label: SEARCH_TEXTS.emptySearches };
/** Screens with a matching title, in either language. */
const findScreens = (screens: readonly Screen[], typed: string): readonly Screen[] =>
  [
    ...screens,
    ...screens.filter(({ path }) => path === EMPTY.path).map((s) => ({ ...s, ...EMPTY })),
  ]
    .filter(({ label, area }) =>
      containsTerms(
        [...Object.values(label), ...(area ? Object.values(AREA_LABELS[area]) : [])],
        typed,
      ),
    )
    .slice(0, MAX_SCREENS);

const TAGS = {
  draft: SEARCH_TEXTS.draft,
  scheduled: SEARCH_TEXTS.scheduled,
  ended: SEARCH_TEXTS.ended,
  published: null,
} as const;

function toEntryLines({ data }: Found, typed: string, t: TranslateText): SearchLine[] {
  return data.list.map(({ kind: id, title, summary, excerpt, marks, url, state }) => {
    const kind = kindOf(id);
    const inside =
      excerpt !== ''
        ? { text: excerpt, marks: marks.excerpt }
        : { text: summary, marks: marks.summary };
    // A single entry is listed as its screen; its title is a section of it.
    if (kind.singleton) {
      const opened = { url, title: t(kind.label), detail: t(AREA_LABELS[kind.area]) };
      const own = title === opened.title ? [] : [{ text: title, marks: marks.title }];
      return {
        ...toSearchLine(opened, typed),
        excerpt: [...own, inside].find((place) => place.marks.length > 0) ?? null,
        tag: TAGS[state],
      };
    }
    return {
      url,
      title: title || t(SEARCH_TEXTS.untitled),
      titleMarks: title ? marks.title : [],
      detail: t(kind.label),
      detailMarks: [],
      excerpt: inside.marks.length > 0 ? inside : null,
      tag: TAGS[state],
      isRemembered: true,
    };
  });
}

/** Result groups: recently opened items without a query, else matches. */
export function buildGroups(
  {
    typed,
    address,
    screens,
    registry,
    found,
    opened,
  }: {
    typed: string;
    /** The query, when it is the address of a page of this site. */
    address: URL | null;
    screens: readonly Screen[];
    registry: AllowedReleases;
    found: Found | null;
    opened: readonly Opened[];
  },
  t: TranslateText,
): SearchGroup[] {
  const query = address ? '' : typed;
  const hits = found?.data.list ?? [];
  const called = (
    address
      ? findAddressScreens(address, screens, registry).filter(({ path }) =>
          hits.every(({ url }) => url !== path),
        )
      : findScreens(screens, typed)
  ).map(({ path, label, area }) =>
    toSearchLine({ url: path, title: t(label), detail: area ? t(AREA_LABELS[area]) : '' }, query),
  );
  const groups: SearchGroup[] =
    typed === ''
      ? [{ key: 'recent', lines: opened.map((each) => toSearchLine(each, '')) }]
      : [{ key: 'screens', lines: called }];
  if (typed !== '' && found) {
    const { total, requests, people, media } = found.data;
    const toLines = (list: readonly AdminSearchItem[] | null, isRemembered = true) =>
      (list ?? []).map(({ url, title, detail }) =>
        toSearchLine({ url, title, detail }, query, isRemembered),
      );
    const all = toEntryLines(found, query, t);
    // A screen is listed once, unless something in it matched.
    const entries = all.filter(
      ({ url, excerpt }) => excerpt || called.every((screen) => screen.url !== url),
    );
    groups.push(
      { key: 'entries', lines: entries, total: total - all.length + entries.length },
      {
        key: 'requests',
        lines: (requests ?? []).map((request) => toRequestLine(request, query, t)),
      },
      { key: 'people', lines: toLines(people, false) },
      { key: 'media', lines: toLines(media) },
    );
  }
  // The entry of an address comes before the screens around it.
  if (address) groups.push(...groups.splice(0, 1));
  return groups.filter(({ lines }) => lines.length > 0);
}
