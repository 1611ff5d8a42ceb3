import type { Finding } from '../base/finding.ts';
import { formatDay, taipeiDay } from '../base/time.ts';
import type { AnyKind } from '../kind/kind.ts';
import type { Parts, Place } from './collect-parts.ts';
import { collectParts } from './collect-parts.ts';
import { lastDaysIn } from './dates-in.ts';
import type { Markup } from './markup.ts';
import { parseMarkup } from './markup.ts';
import { textOfHtml } from './text-of-html.ts';

const LONGEST_WORDS = 40;
const OWN = /^\/(?!\/)/;
const ELSEWHERE = /^https?:\/\//i;
const EMPTY_WORDS =
  /^(?:請?(?:點|按|點選|點擊|按下)?(?:這裡|這裏|此處|此|這|我|連結)|(?:詳細|更多)(?:內容|資訊|資料)?|看更多|了解更多|閱讀更多|連結|網址|下載|click here|here|link|more|read more|learn more|download)[。！!.…>›»→]*$/iu;
const FILE_NAME =
  /\.(?:jpe?g|png|gif|webp|avif)$|^(?:img|dsc|image|photo|pic|screenshot|螢幕(?:擷取|快照|截圖)|未命名)[-_ \d()]*$/i;

/** Checks of an entry that need no server; `today` is a Taipei day. */
export function checkEntry(
  kind: AnyKind,
  values: Readonly<Record<string, unknown>>,
  today: string,
): Finding[] {
  const parts = collectParts(kind, values);
  const found = [
    ...findMissingAlts(parts),
    ...findUnclearLinks(parts),
    ...findSkippedHeadings(parts),
    ...findPastDays(parts, today),
    ...findPastEnd(values),
    ...findEarlyDay(kind, values, today),
  ];
  const order = [...Object.keys(kind.fields), 'unpublishAt'];
  return found.toSorted(
    (one, other) =>
      order.indexOf(one.field) - order.indexOf(other.field) || (one.item ?? 0) - (other.item ?? 0),
  );
}

/** Addresses and pictures for the server's checks; `isOwn` false: external links. */
export function collectQuestion(
  kind: AnyKind,
  values: Readonly<Record<string, unknown>>,
  isOwn = true,
): { links: (Place & { href: string })[]; pictures: (Place & { media: number; alt: string })[] } {
  const parts = collectParts(kind, values);
  return {
    links: [...parts.links, ...linksInHtml(parts)].filter(({ href }) =>
      (isOwn ? OWN : ELSEWHERE).test(href),
    ),
    pictures: parts.pictures.flatMap(({ picture: { media, alt }, ...place }) =>
      media === undefined ? [] : [{ ...place, media, alt }],
    ),
  };
}

const toPlace = ({ field, item }: Place): Place => ({ field, ...(item !== undefined && { item }) });
const excerpt = (text: string) =>
  [...text.replace(/\s+/g, ' ').trim()].slice(0, LONGEST_WORDS).join('');

const findMissingAlts = ({ pictures }: Parts): Finding[] =>
  pictures.flatMap(({ picture, ...place }): Finding[] => {
    // An empty text marks decoration; undefined means that nobody described it.
    if (picture.alt === '') return [];
    const alt = (picture.alt ?? '').trim();
    if (alt === '') return [{ rule: 'alt', ...toPlace(place), words: '' }];
    return FILE_NAME.test(alt) ? [{ rule: 'altName', ...toPlace(place), words: excerpt(alt) }] : [];
  });

const findUnclearLinks = (parts: Parts): Finding[] =>
  [...parts.links, ...linksInHtml(parts)].flatMap(({ text, ...place }): Finding[] => {
    const words = text?.trim() ?? null;
    return words !== null && (EMPTY_WORDS.test(words) || /^https?:\/\//i.test(words))
      ? [{ rule: 'linkText', ...toPlace(place), words: excerpt(words) }]
      : [];
  });

/** Headings begin below level 1 and skip no level. */
function findSkippedHeadings({ headings, html }: Parts): Finding[] {
  const all = [
    ...headings,
    ...html.flatMap(({ html: text, ...place }) =>
      headingsIn(parseMarkup(text)).map((heading) => ({ ...place, ...heading })),
    ),
  ];
  const found: Finding[] = [];
  for (const field of new Set(all.map((heading) => heading.field))) {
    let last = 1;
    for (const { level, text, ...place } of all
      .filter((heading) => heading.field === field)
      .toSorted((one, other) => (one.item ?? 0) - (other.item ?? 0))) {
      if (level > last + 1)
        found.push({ rule: 'headings', ...toPlace(place), words: excerpt(text) });
      last = level;
    }
  }
  return found;
}

function findPastDays({ ranges, texts, html }: Parts, today: string): Finding[] {
  const written = [
    ...texts,
    ...html.map(({ html: text, ...place }) => ({ ...place, text: textOfHtml(text) })),
  ];
  return [
    ...ranges
      .filter(({ end }) => end !== '' && end < today)
      .map(
        ({ end, ...place }): Finding => ({
          rule: 'pastDate',
          ...toPlace(place),
          words: formatDay(end),
        }),
      ),
    ...written.flatMap(({ text, ...place }) =>
      lastDaysIn(text)
        .filter(({ day }) => day < today)
        .map(({ words }): Finding => ({ rule: 'pastDate', ...toPlace(place), words })),
    ),
  ];
}
const findPastEnd = ({ unpublishAt }: Readonly<Record<string, unknown>>): Finding[] =>
  typeof unpublishAt === 'string' && Date.parse(unpublishAt) < Date.now()
    ? [{ rule: 'pastEnd', field: 'unpublishAt', words: '' }]
    : [];
/** The visible date of an entry that is published on a later one. */
function findEarlyDay(
  { fields, siteSearch: { day: field } }: AnyKind,
  values: Readonly<Record<string, unknown>>,
  today: string,
): Finding[] {
  const { publishAt } = values;
  if (!field || fields[field]?.type !== 'date' || typeof publishAt !== 'string') return [];
  const day = values[field];
  const start = taipeiDay(new Date(publishAt));
  return typeof day === 'string' && day !== '' && start >= today && day < start
    ? [{ rule: 'earlyDay', field, words: formatDay(day), other: formatDay(start), instead: start }]
    : [];
}

const linksInHtml = ({ html }: Parts) =>
  html.flatMap(({ html: text, ...place }) =>
    elementsIn(parseMarkup(text), 'a').map((link) => ({
      ...place,
      href: link.attributes.href ?? '',
      text: wordsIn(link),
    })),
  );
const headingsIn = (markup: readonly Markup[]) =>
  ['h3', 'h4']
    .flatMap((tag) => elementsIn(markup, tag))
    .map((heading) => ({ level: Number(heading.tag.slice(1)), text: wordsIn(heading) }));

type Element = Exclude<Markup, string>;
const elementsIn = (markup: readonly Markup[], tag: string): Element[] =>
  markup.flatMap((piece) =>
    typeof piece === 'string'
      ? []
      : [...(piece.tag === tag ? [piece] : []), ...elementsIn(piece.children, tag)],
  );
const wordsIn = (piece: Markup): string =>
  typeof piece === 'string' ? piece : piece.children.map(wordsIn).join('');
