import { FACULTY_LEVELS, type FacultyLevel } from '@admissions/model/kinds';
import { MAX_COMPARED, MAX_SHORTLIST_LENGTH, type ShortlistEntry } from './shortlist.ts';

type Key = Pick<ShortlistEntry, 'level' | 'id'>;

/** At most three, without duplicates. */
export function parseComparedKeys(search: URLSearchParams) {
  const keys = [...new Set(search.getAll('d'))];
  const found = keys.flatMap((key) => {
    const [, level, id] = /^([a-z]+)-([1-9]\d{0,8})$/.exec(key) ?? [];
    return FACULTY_LEVELS.some((each) => each === level)
      ? [{ level: level as FacultyLevel, id: Number(id) }]
      : [];
  });
  return found.slice(0, MAX_COMPARED);
}

/** Short enough for a QR code and the limit of a query: `b12m3`. */
export const listHref = (list: readonly Key[]) =>
  `/compare?list=${list.map(({ level, id }) => `${level.charAt(0)}${id}`).join('')}`;

/** The list in an address from another device. */
export function parseListKeys(search: URLSearchParams) {
  const text = search.get('list') ?? '';
  const found = [...text.matchAll(/([a-z])([1-9]\d{0,8})/g)].flatMap(([, letter, id]) => {
    const level = FACULTY_LEVELS.find((each) => each[0] === letter);
    return level ? [{ level, id: Number(id) }] : [];
  });
  return found.slice(0, MAX_SHORTLIST_LENGTH);
}
