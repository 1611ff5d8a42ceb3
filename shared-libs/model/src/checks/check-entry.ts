import type { Finding } from '../base/finding.ts';
import { formatDay, taipeiDay } from '../base/time.ts';
import type { AnyKind } from '../kind/kind.ts';
import { collectParts, type EntryParts, type PartPosition } from './collect-parts.ts';
import { findDeadlines } from './find-deadlines.ts';
import { htmlToText } from './html-to-text.ts';
import { type Markup, parseMarkup } from './markup.ts';

const MAX_EXCERPT_CHARS = 40;
const INTERNAL_URL = /^\/(?!\/)/;
const EXTERNAL_URL = /^https?:\/\//i;
const UNCLEAR_LINK_TEXT =
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
    ...findPastDays(parts, today).filter(({ field }) => !hasDaysAhead(values[field], today)),
    ...findPastEnd(values),
    ...findEarlyDay(kind, values, today),
    ...findSamples(kind, values),
  ];
  const order = [...Object.keys(kind.fields), 'unpublishAt'];
  return found.toSorted(
    (one, other) =>
      order.indexOf(one.field) - order.indexOf(other.field) || (one.item ?? 0) - (other.item ?? 0),
  );
}

/** Links and pictures for the server's checks. */
export function collectCheckTargets(
  kind: AnyKind,
  values: Readonly<Record<string, unknown>>,
  links: 'internal' | 'external' = 'internal',
): {
  links: (PartPosition & { href: string })[];
  pictures: (PartPosition & { media: number; alt: string })[];
} {
  const parts = collectParts(kind, values);
  return {
    links: [...parts.links, ...listHtmlLinks(parts)].filter(({ href }) =>
      (links === 'internal' ? INTERNAL_URL : EXTERNAL_URL).test(href),
    ),
    pictures: parts.pictures.flatMap(({ picture: { media, alt }, ...position }) =>
      media === undefined ? [] : [{ ...position, media, alt }],
    ),
  };
}

const excerpt = (text: string) =>
  [...text.replace(/\s+/g, ' ').trim()].slice(0, MAX_EXCERPT_CHARS).join('');

const findMissingAlts = ({ pictures }: EntryParts): Finding[] =>
  pictures.flatMap(({ picture, ...position }): Finding[] => {
    // An empty text marks decoration; undefined means that nobody described it.
    if (picture.alt === '') return [];
    const alt = (picture.alt ?? '').trim();
    if (alt === '') return [{ rule: 'alt', ...position, words: '' }];
    return FILE_NAME.test(alt) ? [{ rule: 'altName', ...position, words: excerpt(alt) }] : [];
  });

const findUnclearLinks = (parts: EntryParts): Finding[] =>
  [...parts.links, ...listHtmlLinks(parts)].flatMap(({ text, href: _, ...position }): Finding[] => {
    const words = text?.trim() ?? null;
    return words !== null && (UNCLEAR_LINK_TEXT.test(words) || /^https?:\/\//i.test(words))
      ? [{ rule: 'linkText', ...position, words: excerpt(words) }]
      : [];
  });

/** Headings skip no level. A rich text starts at level 3, because its editor offers no level 2. */
function findSkippedHeadings({ headings, html }: EntryParts): Finding[] {
  const all = [
    ...headings.map((heading) => ({ ...heading, isHtml: false })),
    ...html.flatMap(({ html: text, ...position }) =>
      listHtmlHeadings(parseMarkup(text)).map((heading) => ({
        ...position,
        ...heading,
        isHtml: true,
      })),
    ),
  ];
  const found: Finding[] = [];
  for (const field of new Set(all.map((heading) => heading.field))) {
    let last = 1;
    for (const { level, text, isHtml, ...position } of all
      .filter((heading) => heading.field === field)
      .toSorted((one, other) => (one.item ?? 0) - (other.item ?? 0))) {
      if (level > Math.max(last, isHtml ? 2 : 1) + 1)
        found.push({ rule: 'headings', ...position, words: excerpt(text) });
      last = level;
    }
  }
  return found;
}

/** Past dates of a field are history while a later one is ahead. */
const hasDaysAhead = (value: unknown, today: string) =>
  [...JSON.stringify(value ?? '').matchAll(/"end":"([\d-]{10})"/g)].some(
    ([, end = '']) => end >= today,
  );

function findPastDays({ ranges, texts, html }: EntryParts, today: string): Finding[] {
  const written = [
    ...texts,
    ...html.map(({ html: text, ...position }) => ({ ...position, text: htmlToText(text) })),
  ];
  return [
    ...ranges
      .filter(({ end }) => end !== '' && end < today)
      .map(
        ({ end, ...position }): Finding => ({
          rule: 'pastDate',
          ...position,
          words: formatDay(end),
        }),
      ),
    ...written.flatMap(({ text, ...position }) =>
      findDeadlines(text)
        .filter(({ day }) => day < today)
        .map(({ words }): Finding => ({ rule: 'pastDate', ...position, words })),
    ),
  ];
}
const findPastEnd = ({ unpublishAt }: Readonly<Record<string, unknown>>): Finding[] =>
  typeof unpublishAt === 'string' && Date.parse(unpublishAt) < Date.now()
    ? [{ rule: 'pastEnd', field: 'unpublishAt', words: '' }]
    : [];
/** Finds a displayed date that is before the day of publication. */
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

/** Texts, addresses and numbers of the demonstration, which must not go live. */
const SAMPLE =
  /[^"]{0,20}(?:（示範|示範）|【示範】|示範(?:數據|短片|金額|號碼|網站)|\(sample|demo number|demonstration site|@[\w.]*example\.|(?<!\d)0\d-0000)[^"]{0,20}/;
const findSamples = ({ fields }: AnyKind, values: Readonly<Record<string, unknown>>): Finding[] =>
  Object.keys(fields).flatMap((field) => {
    const [words] = SAMPLE.exec(JSON.stringify(values[field]) ?? '') ?? [];
    return words === undefined ? [] : { rule: 'sampleText' as const, field, words };
  });

const listHtmlLinks = ({ html }: EntryParts) =>
  html.flatMap(({ html: text, ...position }) =>
    listElements(parseMarkup(text), 'a').map((link) => ({
      ...position,
      href: link.attributes.href ?? '',
      text: readText(link),
    })),
  );
const listHtmlHeadings = (markup: readonly Markup[]) =>
  ['h3', 'h4']
    .flatMap((tag) => listElements(markup, tag))
    .map((heading) => ({ level: Number(heading.tag.slice(1)), text: readText(heading) }));

type Element = Exclude<Markup, string>;
const listElements = (markup: readonly Markup[], tag: string): Element[] =>
  markup.flatMap((piece) =>
    typeof piece === 'string'
      ? []
      : [...(piece.tag === tag ? [piece] : []), ...listElements(piece.children, tag)],
  );
const readText = (piece: Markup): string =>
  typeof piece === 'string' ? piece : piece.children.map(readText).join('');
