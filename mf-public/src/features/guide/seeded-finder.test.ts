import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FacultyLevel } from '@admissions/model/kinds';
import { describe, expect, it } from 'vitest';
import type { DepartmentCard } from '../../lib/departments/guide-data.ts';
import { findDepartments, splitCommonMatches } from '../../lib/finder/find-departments.ts';
import { findNotes } from '../../lib/finder/find-notes.ts';
import { indexDepartments } from '../../lib/finder/finder-index.ts';
import { readSeed } from '../../lib/testing/samples.ts';
// Queries by accepted first results, for each guide; `listed` are only among the first.
import TYPED from './typed-words.json' with { type: 'json' };

type SeedCard = DepartmentCard & { key: string; courses: { titles: string[] }[] };
const indexOf = (level: FacultyLevel) =>
  indexDepartments(
    (readSeed(`faculty.${level}Department`) as SeedCard[]).map((department) => ({
      ...department,
      courseTitles: department.courses.flatMap(({ titles }) => titles),
    })),
  );
interface SeedNote {
  words: string[];
  text: string;
  departments: { department: string }[];
}
const { synonyms, notes: seeded } = readSeed('setting.finder') as {
  synonyms: { words: string[] }[];
  notes: SeedNote[];
};
const notes = seeded.map((note) => ({
  ...note,
  departments: note.departments.map(({ department }) => ({ department: { id: department } })),
}));
const bachelor = indexOf('bachelor');
const master = indexOf('master');
const specialized = indexOf('specialized');
const find = (query: string, index = bachelor) =>
  findDepartments(index, query, synonyms).found.map(({ department }) => department.key);
const isFound = (query: string) => {
  const { fit, found } = findDepartments(bachelor, query, synonyms);
  return fit === 'all' && found.length > 0;
};
const findSeedNotes = (query: string) => findNotes(query, notes, isFound(query));
const noted = (query: string) => {
  const { refused } = findDepartments(bachelor, query, synonyms);
  return findSeedNotes(query)
    .flatMap(({ departments }) => departments.map(({ department }) => department.id))
    .filter((noted) => !refused.some(({ key }) => key === noted));
};

const wordsOf = (table: Record<string, string>) =>
  Object.entries(table).flatMap(([keys, words]) =>
    words.split(' ').map((query) => [query, keys] as const),
  );

describe('findDepartments with the demo content', () => {
  it('ignores English words that any course may have', () => {
    expect(find('I want to make robots')).toEqual(find('robots'));
    expect(find('I want to make robots')[0]).toBe('mechanical-engineering');
  });
  it.each(wordsOf(TYPED.bachelor))('“%s” shows one of %s first', (query, keys) =>
    expect(keys.split(' ')).toContain(noted(query)[0] ?? find(query)[0]),
  );
  it.each(wordsOf(TYPED.listed))('“%s” shows %s among the first', (query, key) =>
    expect([...noted(query).slice(0, 3), ...find(query).slice(0, 6)]).toContain(key),
  );
  it.each([
    ...Object.entries(TYPED.master).map((each) => [...each, master] as const),
    ...Object.entries(TYPED.specialized).map((each) => [...each, specialized] as const),
  ])('ranks %s first in its guide for its typical queries', (key, words, index) => {
    const first = words.split(' ').map((query) => [query, find(query, index)[0]]);
    expect(first.filter(([, found]) => found !== key)).toEqual([]);
  });
  it('separates matches by a common course only if there are others', () => {
    const part = (query: string) => {
      const { own, common } = splitCommonMatches(findDepartments(bachelor, query, synonyms).found);
      return { own: own.length, common: common.map(({ reason }) => reason?.text) };
    };
    expect(part('AI')).toEqual({ own: 4, common: Array(19).fill('AI程式語言') });
    expect(part('會計').common).toEqual([]);
    expect(part('AI程式語言').common).toEqual([]);
  });
});

interface Sentence {
  text: string;
  /** Departments of which one is among the first three. */
  finder?: string[];
  /** A part of the note that answers. */
  note?: string;
  /** Departments that are the opposite of what someone looks for. */
  not?: string[];
}
const SENTENCES = JSON.parse(
  readFileSync(
    join(import.meta.dirname, '../../../../shared-libs/model/src/understanding/sentences.json'),
    'utf8',
  ),
) as Record<'tuned' | 'fresh' | 'later' | 'second' | 'refused' | 'kinds', Sentence[]>;

describe('sentences of students and parents', () => {
  it.each(['tuned', 'fresh', 'later', 'second', 'refused', 'kinds'] as const)(
    'find a right department nine times of ten: %s',
    (list) => {
      const answered = SENTENCES[list].filter(({ finder }) => finder);
      const missed = answered.filter(
        ({ text, finder }) =>
          ![...noted(text).slice(0, 3), ...find(text).slice(0, 3)].some((key) =>
            finder?.includes(key),
          ),
      );
      const share = 1 - missed.length / answered.length;
      expect(share, missed.map(({ text }) => text).join('、')).toBeGreaterThanOrEqual(0.9);
    },
  );
  it('never find the opposite first', () => {
    const opposite = Object.values(SENTENCES)
      .flat()
      .filter(({ text, not = [] }) => {
        const [first, ...others] = find(text);
        const shown = [noted(text)[0] ?? first, others.length > 0 && first];
        return shown.some((key) => key && not.includes(key));
      });
    expect(opposite).toEqual([]);
  });
  it('are answered by a note', () => {
    const unanswered = SENTENCES.kinds.filter(
      ({ text, note = '' }) =>
        !(note === '' || findSeedNotes(text).some((each) => each.text.includes(note))),
    );
    expect(unanswered).toEqual([]);
  });
  it('leave out what is refused', () => {
    const refused = SENTENCES.refused.flatMap(({ text, not = [] }) =>
      [...noted(text), ...find(text).slice(0, 3)]
        .filter((key) => not.includes(key))
        .map((key) => [text, key]),
    );
    expect(refused).toEqual([]);
  });
});
