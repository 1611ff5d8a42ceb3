import { GSAT_SUBJECTS, type GsatSubject } from '@admissions/model/terms';
import { describe, expect, it } from 'vitest';
import type { ChannelEntry, Year } from '../../read-admission-channels.ts';
import type { Scores } from '../../scores/scores.ts';
import type { StandardRow } from '../../scores/standards.ts';
import { EMPTY_YEAR, readSeed } from '../../testing/samples.ts';
import { evaluateEntry, STANDINGS, sortEvaluations, usesScores } from './evaluate-entry.ts';

const rows = readSeed('about.standards').rows as StandardRow[];
const demo = (readSeed('faculty.bachelorEntry') as ChannelEntry[]).map((entry) => ({
  ...entry,
  years: entry.years.map((year) => ({
    ...EMPTY_YEAR,
    ...year,
    screens: year.screens?.map((screen) => ({ ...screen, lowest: screen.lowest ?? null })) ?? null,
  })),
})) as ChannelEntry[];
const year = (number: number, lowest: number | null, more: Partial<Year> = {}): Year => ({
  ...EMPTY_YEAR,
  year: number,
  quota: 10,
  admitted: lowest === null ? null : 10,
  screens: [{ subjects: ['english'], times: 3, lowest }],
  ...more,
});
const entryOf = (...years: Year[]) => ({ measure: 'total', years }) as unknown as ChannelEntry;
const english = (mark: number): Scores => ({ tests: { english: mark }, placement: {}, rank: null });

describe('evaluateEntry', () => {
  const entry = entryOf(year(116, null), year(115, 9), year(114, 7), year(113, 8), year(112, 15));
  const standingAt = (mark: number) => evaluateEntry(entry, english(mark), rows).standing;
  it('compares with three years, and accepts equal scores', () => {
    expect(standingAt(9)).toBe('above');
    expect(standingAt(8)).toBe('between');
    expect(standingAt(7)).toBe('between');
    expect(standingAt(6)).toBe('below');
  });
  it('returns the margin in the newest year with results, as text and number', () => {
    const { room, years } = evaluateEntry(entry, english(11), rows);
    expect(room).toBe(2);
    expect(years.map((each) => [each.year, each.outcome.is])).toEqual([
      [115, 'pass'],
      [114, 'pass'],
      [113, 'pass'],
    ]);
  });
  it('returns "none" if no year has results', () =>
    expect(evaluateEntry(entryOf(year(116, null)), english(15), rows)).toMatchObject({
      standing: 'none',
      room: null,
    }));
  it('names the rules that both years state differently', () => {
    const mathA: Year['requires'] = [{ subject: 'mathA', level: 'rear' }];
    const rulesOf = (now: Partial<Year>, past: Partial<Year>) =>
      evaluateEntry(entryOf(year(116, null, now), year(115, 9, past)), english(9), rows)
        .changedRules;
    const front: Year['requires'] = [{ subject: 'mathA', level: 'front' }];
    expect(rulesOf({ requires: mathA }, { requires: front })).toEqual(['requires']);
    expect(
      rulesOf({ screens: [{ subjects: ['english', 'mathA'], times: 3, lowest: null }] }, {}),
    ).toEqual(['screens']);
    expect(rulesOf({ requires: mathA }, { requires: mathA })).toEqual([]);
    const weights: Year['weights'] = [{ subject: 'english', weight: 2 }];
    expect(rulesOf({ weights }, { weights: null })).toEqual([]);
  });
  it('applies the standards of each year', () => {
    const requires: Year['requires'] = [{ subject: 'english', level: 'rear' }];
    // 後標 in English was 4 in 114 and 5 in 115.
    const withRequirements = entryOf(year(115, 3, { requires }), year(114, 3, { requires }));
    expect(
      evaluateEntry(withRequirements, english(4), rows).years.map(({ outcome }) => outcome.is),
    ).toEqual(['unmet', 'pass']);
  });
  it('never rates a higher score worse, in any channel of the demo content', () => {
    let state = 7;
    const random = (below: number) => {
      state = (state * 48_271) % 2_147_483_647;
      return state % below;
    };
    const used = demo.filter(usesScores);
    expect(used.length).toBeGreaterThan(60);
    const placeOf = (entry: ChannelEntry, marks: Scores) =>
      STANDINGS.indexOf(evaluateEntry(entry, marks, rows).standing);
    const worse: string[] = [];
    for (let round = 0; round < 40; round++) {
      const tests = {
        ...Object.fromEntries(GSAT_SUBJECTS.map((subject) => [subject, random(15)])),
        apcsConcept: random(5),
        apcsPractice: random(5),
      } as Record<string, number> as Record<GsatSubject, number>;
      const marks = { tests, placement: {}, rank: 10 + random(40) };
      for (const subject of GSAT_SUBJECTS) {
        const raised = { ...marks, tests: { ...tests, [subject]: tests[subject] + 1 } };
        for (const entry of used)
          if (placeOf(entry, raised) > placeOf(entry, marks))
            worse.push(`${entry.title} ${subject}`);
      }
    }
    expect(worse).toEqual([]);
  });
});

it('usesScores excludes channels without scores', () =>
  expect([...new Set(demo.filter((each) => !usesScores(each)).map(({ title }) => title))]).toEqual([
    '特殊選才',
    '外國學生申請入學',
    '學士班轉學考（暑假）',
  ]));

it('sortEvaluations sorts by margin in both directions, entries without one last', () => {
  const list = [9, null, 3, 12].map((lowest) =>
    evaluateEntry(entryOf(year(115, lowest, { admitted: 5 })), english(9), rows),
  );
  const rooms = (order: 'most' | 'least' | 'department') =>
    sortEvaluations(list, order).map(({ room }) => room);
  expect(rooms('most')).toEqual([6, 0, -3, null]);
  expect(rooms('least')).toEqual([-3, 0, 6, null]);
  expect(rooms('department')).toEqual([0, null, 6, -3]);
});
