import { type Day, getWeekday, isDay, type ShiftMode, shiftDay, WEEKDAYS } from './dates.ts';
import { formatNumeral, NUMERAL, parseNumeral } from './numerals.ts';

/** A replaceable part of a token, by position in the text. */
export interface Part {
  start: number;
  end: number;
}
export interface Token extends Part {
  text: string;
  /** Of the Republic or the western calendar. */
  year?: Part & { value: number };
  month?: Part;
  day?: Part;
  weekday?: Part;
  /** The day, when it is unambiguous. */
  means?: Day;
  /** False when the text may mean something else. */
  isSure: boolean;
}
const REPUBLIC_YEAR_OFFSET = 1911;
/** Years further from the source year are history. */
const MAX_YEAR_DISTANCE = 1;

const WEEKDAY = '(?:\\s*[（(](?:星期|週|周|礼拜|禮拜)?(?<weekday>[一二三四五六日天])[）)])';
const FULL_DATE = new RegExp(
  `(?<![0-9０-９A-Za-z])(?<year>${NUMERAL})(?:\\s*年\\s*(?<month>${NUMERAL})\\s*月\\s*(?<day>${NUMERAL})\\s*[日號]|(?<mark>[/.\\-])(?<month2>[0-9]{1,2})\\k<mark>(?<day2>[0-9]{1,2})(?![0-9/.\\-]|[年月]))${WEEKDAY}?`,
  'dgu',
);
const SHORT_DATE = new RegExp(
  `(?<![0-9０-９/.\\-年])(?<month>${NUMERAL})(?:\\s*月\\s*(?<day>${NUMERAL})\\s*[日號]${WEEKDAY}?|/(?<day2>[0-9]{1,2})(?<weekday2>\\s*[（(](?:星期|週|周|禮拜)?[一二三四五六日天][）)]))`,
  'dgu',
);
const YEAR = new RegExp(`(?<![0-9０-９A-Za-z.,/#$%〇零○一二三四五六七八九十百])${NUMERAL}`, 'gu');
const YEAR_SUFFIX =
  /^\s*(?:學年度|學年|年度|年|級|(?:至|～|~|–|—|-|、|及|和|與|或)\s*(?:[0-9０-９]+|[〇零一二三四五六七八九十百]+)\s*(?:學年度|學年|年度|年|級))/u;
const ADMISSION_SUFFIX = /^\s*(?:招生|入學|學測|分科|統測|申請|繁星|分發|甄試|簡章|考試|新生)/u;
const COUNTER_SUFFIX =
  /^\s*(?:元(?!智)|萬|人|名|位|分(?!科|發)|%|％|點|樓|號|室|班|次|件|篇|本|間|條|項|個|週年|周年|公|坪|折|倍|學分|小時|天|歲)/u;

/** In text order. `from` is the source year of the Republic. */
export function findTokens(text: string, from: number): Token[] {
  const found: Token[] = [];
  const isFree = ({ start, end }: Part) =>
    found.every((other) => end <= other.start || start >= other.end);
  for (const match of text.matchAll(FULL_DATE)) {
    const token = readDate(match, from);
    if (token) found.push(token);
  }
  for (const match of text.matchAll(SHORT_DATE)) {
    const token = readDate(match, from);
    if (token && isFree(token)) found.push(token);
  }
  for (const match of text.matchAll(YEAR)) {
    const token = readYear(text, match, from);
    if (token && isFree(token)) found.push(token);
  }
  return found.sort((one, other) => one.start - other.start);
}

/** Year in the western calendar; null when out of range. */
function toWestern(value: number) {
  if (value >= 1990 && value <= 2099) return value;
  return value >= 90 && value <= 199 ? value + REPUBLIC_YEAR_OFFSET : null;
}

type Match = RegExpExecArray;
function readDate(match: Match, from: number): Token | null {
  const part = (...names: string[]): (Part & { text: string }) | undefined => {
    for (const name of names) {
      const [start, end] = match.indices?.groups?.[name] ?? [];
      if (start !== undefined && end !== undefined)
        return { start, end, text: match.groups?.[name] ?? '' };
    }
    return undefined;
  };
  const month = part('month', 'month2');
  const day = part('day', 'day2');
  if (!month || !day) return null;
  const weekday = narrowWeekday(part('weekday', 'weekday2'));
  const year = part('year');
  const value = year && parseNumeral(year.text);
  const monthDay = { month: parseNumeral(month.text) ?? 0, day: parseNumeral(day.text) ?? 0 };
  const western = year ? toWestern(value ?? 0) : guessYear(monthDay, weekday?.text, from);
  if (year && western === null) return null;
  // 2024 is a leap year, so 29 February is valid.
  if (!isDay({ ...monthDay, year: western ?? 2024 })) return null;
  const token = {
    start: match.index,
    end: match.index + match[0].length,
    text: match[0],
    month,
    day,
    ...(weekday && { weekday }),
    ...(western !== null && { means: { ...monthDay, year: western } }),
  };
  if (!year || typeof value !== 'number') return { ...token, isSure: weekday !== undefined };
  return { ...token, year: { ...year, value }, isSure: isNear(western ?? 0, from) };
}

function readYear(text: string, match: Match, from: number): Token | null {
  const written = match[0];
  const value = parseNumeral(written);
  const end = match.index + written.length;
  const after = text.slice(end);
  const isWestern = value !== null && value >= 1990 && value <= 2099 && [...written].length === 4;
  const isRepublic = value !== null && value >= 100 && value <= 199 && written.length >= 3;
  if (value === null || !(isWestern || isRepublic) || !isNear(toWestern(value) ?? 0, from))
    return null;
  if (/^[A-Za-z%％]|^[.,][0-9]/u.test(after) || COUNTER_SUFFIX.test(after)) return null;
  // Part of a URL, a telephone number or an extension.
  if (/(?:分機|轉|[-－]\s*|#|[a-z=/_])$/iu.test(text.slice(0, match.index))) return null;
  if (isRepublic && /^[-－][0-9]{3}/u.test(after) && !YEAR_SUFFIX.test(after)) return null;
  // An earlier school year may be of a past figure.
  const isPast = isRepublic && value < from && /^\s*學年/u.test(after);
  return {
    start: match.index,
    end,
    text: written,
    year: { start: match.index, end, value },
    isSure:
      !isPast &&
      (YEAR_SUFFIX.test(after) ||
        ADMISSION_SUFFIX.test(after) ||
        (isWestern && !/^[-－][0-9]/u.test(after))),
  };
}

const isNear = (western: number, from: number) =>
  Math.abs(western - REPUBLIC_YEAR_OFFSET - from) <= MAX_YEAR_DISTANCE;
/** Uses the weekday; null without year and weekday. */
function guessYear(monthDay: Omit<Day, 'year'>, weekday: string | undefined, from: number) {
  if (weekday === undefined) return null;
  const weekdayIndex = WEEKDAYS.indexOf(weekday === '天' ? '日' : weekday);
  const years = [0, 1, -1].map((off) => from + REPUBLIC_YEAR_OFFSET + off);
  return years.find((year) => getWeekday({ ...monthDay, year }) === weekdayIndex) ?? null;
}
/** Only the changing character of （星期四）. */
function narrowWeekday<P extends Part & { text: string }>(part: P | undefined): P | undefined {
  const sign = part && /[一二三四五六日天](?=[）)]|$)/u.exec(part.text);
  if (!part || !sign) return undefined;
  const start = part.start + sign.index;
  return { ...part, start, end: start + 1, text: sign[0] };
}

/** Unchanged text when the shifted date is ambiguous. */
export function suggestText(token: Token, years: number, mode: ShiftMode) {
  const { year, month, day, weekday, means } = token;
  const written: (Part & { as: string })[] = [];
  const at = (part: Part) => token.text.slice(part.start - token.start, part.end - token.start);
  if (year) written.push({ ...year, as: formatNumeral(year.value + years, at(year)) });
  if (means && month && day) {
    const then = shiftDay(means, years, mode);
    if (year)
      written[0] = {
        ...year,
        as: formatNumeral(year.value + then.year - means.year, at(year)),
      };
    written.push({ ...month, as: formatNumeral(then.month, at(month)) });
    written.push({ ...day, as: formatNumeral(then.day, at(day)) });
    if (weekday) written.push({ ...weekday, as: nameWeekday(getWeekday(then), at(weekday)) });
  }
  return written
    .sort((one, other) => other.start - one.start)
    .reduce(
      (text, { start, end, as }) =>
        `${text.slice(0, start - token.start)}${as}${text.slice(end - token.start)}`,
      token.text,
    );
}
const nameWeekday = (weekday: number, was: string) =>
  weekday === 0 && was === '天' ? '天' : (WEEKDAYS[weekday] ?? '');
