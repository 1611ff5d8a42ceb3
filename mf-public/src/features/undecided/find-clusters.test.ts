import { expect, it } from 'vitest';
import { readSeed } from '../../lib/testing/samples.ts';
import { findClusters, type Sources } from './find-clusters.ts';
import { type Answers, listAnswers, QUESTIONS, type QuestionKey } from './questions.ts';

interface Seed extends Record<string, unknown> {
  key: string;
}
const read = (kind: string) =>
  (readSeed(kind) as Seed[]).map(
    (entry, index) => ({ ...entry, id: index + 1 }) as Seed & { id: number },
  );
const colleges = read('faculty.bachelor');
const sources = {
  colleges,
  departments: read('faculty.bachelorDepartment').map((each) => ({
    ...each,
    college: colleges.find(({ key }) => key === each.college),
  })),
  stories: read('college.share'),
  events: read('highschool.event').map(({ id, title, colleges: of = [] }) => ({
    href: `/eventCont?id=${id}`,
    title,
    colleges: of,
    dates: { begin: '2026-12-01', end: '2026-12-01' },
    hours: null,
  })),
} as unknown as Sources;
const titles = new Set(sources.departments.map(({ title }) => title));
const listTitles = (key: string) =>
  sources.departments
    .filter(({ clusters }) => clusters?.some((each) => each === key))
    .map(({ title }) => title);
const NONE: Answers = { like: '', avoid: '', work: '', place: '', worth: '' };

function listCombinations(): Answers[] {
  return (Object.keys(QUESTIONS) as QuestionKey[]).reduce<Answers[]>(
    (all, key) =>
      all.flatMap((answers) =>
        ['', ...Object.keys(QUESTIONS[key].answers)].map((value) => ({ ...answers, [key]: value })),
      ),
    [NONE],
  );
}

it('finds three directions with different departments, stories and events for every combination', () => {
  const wrong = listCombinations().filter((answers) => {
    const found = findClusters(answers, sources).directions;
    const isDifferent = (list: unknown[], count = 3) =>
      new Set(list).size === count && !list.includes(undefined);
    const withStory = found.filter(({ story }) => story !== null);
    const shown = found.flatMap(({ event, college }) => (event ? [{ event, college }] : []));
    return !(
      isDifferent(found.map(({ key }) => key)) &&
      isDifferent(found.map(({ department }) => department.title)) &&
      isDifferent(
        withStory.map(({ story }) => story?.title),
        withStory.length,
      ) &&
      withStory.every(({ key, story }) => listTitles(key).includes(story?.department ?? '')) &&
      isDifferent(
        shown.map(({ event }) => event.href),
        shown.length,
      ) &&
      shown.every(({ event, college }) =>
        sources.events
          .find(({ href }) => href === event.href)
          ?.colleges.some((each) => each === college),
      ) &&
      found.every(({ department }) => titles.has(department.title))
    );
  });
  expect(wrong).toEqual([]);
});

it('follows the answers, and avoids what someone cannot stand', () => {
  const keysOf = (answers: Partial<Answers>) =>
    findClusters({ ...NONE, ...answers }, sources).directions.map(({ key }) => key);
  expect(keysOf({ like: 'listen', work: 'care', place: 'hospital' })[0]).toBe('medicine');
  expect(keysOf({ like: 'draw', place: 'studio', worth: 'beauty' })[0]).toBe('arts');
  expect(keysOf({ like: 'listen', work: 'care', avoid: 'blood' })).not.toContain('medicine');
  const likesMachines = { like: 'make', work: 'hands', place: 'lab', worth: 'worked' };
  const [first] = findClusters({ ...NONE, ...likesMachines, avoid: 'maths' }, sources).directions;
  expect(first).toMatchObject({
    key: 'engineering',
    doubt: '一整天算數學',
    disliked: ['微積分'],
  });
});

it('shows a direction that a wish speaks for, whatever else is refused', () => {
  const far = listCombinations().filter(
    (answers) =>
      listAnswers(answers).some((answer) => answer.for.length > 0) &&
      findClusters(answers, sources).directions.every(({ reasons }) => reasons.length === 0),
  );
  expect(far).toEqual([]);
});

it.each([
  [{ like: 'make', avoid: 'maths' }, '拆開東西，再裝回去', ['engineering']],
  [{ like: 'solve', avoid: 'maths' }, '解一題很難的題目', ['finance', 'information']],
  [{ place: 'hospital', avoid: 'blood' }, '醫院或診所', ['medicine']],
  [
    { like: 'make', work: 'hands', avoid: 'maths' },
    '拆開東西，再裝回去」、「動手試到對為止',
    ['engineering'],
  ],
  [{ like: 'listen', avoid: 'strangers' }, '聽朋友說心事', ['medicine', 'socialPsych']],
  [{ like: 'draw', avoid: 'maths' }, undefined, []],
  [{ like: 'make' }, undefined, []],
  [{ avoid: 'maths' }, undefined, []],
])('%j pulls apart: %j, with a warning at %j', (given, wishes, warned) => {
  const { directions, conflict } = findClusters({ ...NONE, ...given }, sources);
  expect(conflict ? conflict.wishes : undefined).toBe(wishes);
  const near = wishes ? directions.slice(0, warned.length) : [];
  expect(near.map(({ key }) => key).toSorted()).toEqual(warned);
  expect(directions.filter(({ doubt }) => doubt)).toEqual(near);
});
