import {
  type AnyKind,
  addDays,
  type DateRange,
  formatDay,
  type ImageValue,
  type LinkValue,
  omitThisYear,
  pair,
  type RelationValue,
  taipeiDay,
} from '@admissions/model';
import { interview, teaching, visit } from '@admissions/model/forms';
import { banner, event, life } from '@admissions/model/kinds';
import { useMessage } from '@admissions/store';
import { Phrases } from '@admissions/ui';
import { Tag } from 'antd';
import { Fragment } from 'react';
import { readOptionLabel } from '../labels/field-labels.ts';
import styles from './cells.module.css';
import type { PickLanguage } from './field-type.ts';

export interface CellProps {
  kind: AnyKind;
  field: string;
  value: unknown;
}
const PAGES = banner.fields.page.options;
const OTHER_NAMES = new Map([
  ['search', pair('搜尋', 'Search')],
  ['formVisit', visit.label],
  ['formInterview', interview.label],
  ['formTeacher', teaching.label],
]);
/** Kinds with pages by their options. */
const TYPED: Readonly<Record<string, AnyKind>> = { events: event, life };
/** A page, with a search, an option or an audience. */
const PAGE_LINK = /^\/(\w*)(?:\?(q|type|who)=([^&#]*))?(?:#.*)?$/;
/** Longest name (characters) that stays on one line. */
const SHORT_NAME = 6;
const Name = ({ children }: { children: string }) => (
  <span className={children.length <= SHORT_NAME ? styles.short : styles.name}>{children}</span>
);
/** Shown for an empty value. */
export const Nothing = () => <span className={styles.none}>—</span>;

/** Longest text (characters) that fits on one line of a title. */
const SHORT_TEXT = 12;
export const PlainCell = ({ value }: CellProps) => {
  const text = String(value);
  return text.length > SHORT_TEXT ? <Phrases>{text}</Phrases> : text;
};
export const LongTextCell = ({ value }: CellProps) => (
  <span className={styles.long}>{String(value)}</span>
);
export const RelationCell = ({ value }: CellProps) => <Name>{(value as RelationValue).title}</Name>;
/** A URL with decoded characters; unchanged when decoding fails. */
function readable(href: string): string {
  try {
    return decodeURI(href);
  } catch {
    return href;
  }
}

/** The name of a page of the site; undefined for other addresses. */
export function readPageName(href: string, pick: PickLanguage): string | undefined {
  const [, name, key, words = ''] = PAGE_LINK.exec(readable(href)) ?? [];
  if (name === undefined) return undefined;
  const page = PAGES.find((each) => each === (name || 'home'));
  const label = page ? readOptionLabel(banner, 'page', page) : OTHER_NAMES.get(name);
  if (!label || !words || key === 'who') return label && pick(label);
  const kind = key === 'type' && TYPED[name];
  if (kind === undefined) return undefined;
  return `${pick(label)}「${kind ? pick(readOptionLabel(kind, 'type', words)) : words}」`;
}

/** The name of a page; other addresses break between their parts. */
export function LinkCell({ value }: CellProps) {
  const t = useMessage();
  const { href } = value as LinkValue;
  const label = readPageName(href, t);
  if (label) return <Name>{label}</Name>;
  const parts = readable(href).match(/[?#&]?[^/?#&]*\/*/g) ?? [];
  return (
    <span className={styles.address}>
      {parts.filter(Boolean).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
export function ImageCell({ kind, value }: CellProps) {
  const { url, alt } = value as ImageValue;
  const isBanner = kind.area === 'ad';
  return (
    <img
      className={isBanner ? styles.banner : styles.thumbnail}
      src={url}
      alt={alt}
      loading="lazy"
    />
  );
}
export function DateRangeCell({ value }: CellProps) {
  const { begin, end } = value as DateRange;
  const [first, last] = [begin, end].map(formatDay);
  if (first === last) return <span className="figures nowrap">{first}</span>;
  return (
    <>
      <span className="figures nowrap">{first}–</span>
      <wbr />
      <span className="figures nowrap">{last}</span>
    </>
  );
}

interface DatedRow {
  label: string;
  dates: DateRange;
}
/** Of dated rows, the one that ends first today, else the next one. */
export function DatedRowsCell({ value }: CellProps) {
  const t = useMessage();
  const today = taipeiDay();
  const left = (value as readonly DatedRow[]).filter(({ dates }) => dates.end >= today);
  const toMoment = ({ begin, end }: DateRange) => (begin <= today ? `0${end}` : `1${begin}`);
  const [row] = left.toSorted((one, other) =>
    toMoment(one.dates) < toMoment(other.dates) ? -1 : 1,
  );
  if (!row) return <Nothing />;
  const { begin, end } = row.dates;
  const isNow = begin <= today;
  const isSoon = isNow && end < addDays(today, SOON_DAYS);
  const day = omitThisYear(formatDay(isNow ? end : begin));
  return (
    <div className={styles.dates}>
      {t(isNow ? DATED.now : DATED.next, { label: row.label })}
      <div className={isSoon ? 'figures caution' : 'figures'}>
        {isNow ? t(end === today ? DATED.today : DATED.until, { day }) : day}
      </div>
    </div>
  );
}
/** An end within them is marked. */
const SOON_DAYS = 8;
const DATED = {
  now: pair('現在：{label}', 'Now: {label}'),
  until: pair('到{day}', 'until {day}'),
  today: pair('今天截止', 'ends today'),
  next: pair('接下來：{label}', 'Next: {label}'),
};

export function SelectCell({ kind, field, value }: CellProps) {
  const t = useMessage();
  return <Name>{t(readOptionLabel(kind, field, String(value)))}</Name>;
}
export function BooleanCell({ value }: CellProps) {
  const t = useMessage();
  return value ? <Tag color="warning">{t('common.yes')}</Tag> : null;
}
