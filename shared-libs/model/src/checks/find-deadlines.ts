/** Words that mark a deadline. */
const DEADLINE_BEFORE = /(?:截止|報名|申請|繳交|繳費|期限|至|到|迄|～|~|–|-)[^。，；,;\n]{0,12}$/;
const DEADLINE_AFTER = /^[^。，；,;\n]{0,8}(?:止|前|截止|以前|為止|報名|受理)/;
const DAY_PATTERN =
  /(?<year>\d{2,4})\s*(?:年|[/.-])\s*(?<month>\d{1,2})\s*(?:月|[/.-])\s*(?<date>\d{1,2})\s*日?/g;
const REPUBLIC_YEAR_OFFSET = 1911;

/** Deadlines in a text as YYYY-MM-DD, years of the Republic included. */
export function findDeadlines(text: string): { day: string; words: string }[] {
  return [...text.matchAll(DAY_PATTERN)].flatMap(({ 0: words, index, groups = {} }) => {
    const isDeadline =
      DEADLINE_BEFORE.test(text.slice(0, index)) ||
      DEADLINE_AFTER.test(text.slice(index + words.length));
    const day = parseDay(groups);
    return isDeadline && day ? [{ day, words: words.trim() }] : [];
  });
}
function toWesternYear(year: string) {
  if (year.length === 4) return Number(year);
  return year.length === 3 || Number(year) > 99 ? Number(year) + REPUBLIC_YEAR_OFFSET : null;
}
function parseDay({ year = '', month = '', date = '' }: Record<string, string | undefined>) {
  const full = toWesternYear(year);
  if (
    full === null ||
    Number(month) < 1 ||
    Number(month) > 12 ||
    Number(date) < 1 ||
    Number(date) > 31
  )
    return null;
  return `${full}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
}
