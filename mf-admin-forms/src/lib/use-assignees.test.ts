import { describe, expect, it } from 'vitest';
import { listAssigneeOptions } from './use-assignees.ts';

const me = { id: 1, name: '林佳慧' };
const [huang, wu] = [
  { id: 4, name: '黃郁婷' },
  { id: 3, name: '吳孟儒' },
];
const ids = (people: { id: number }[]) => people.map(({ id }) => id);

describe('assignee options', () => {
  it('lists the reader first, then everybody once', () => {
    const people = listAssigneeOptions([huang, me, wu], huang, me);
    expect(people[0]).toEqual(me);
    expect(ids(people).sort()).toEqual([1, 3, 4]);
  });
  it('includes the current assignee who is no longer in the list', () => {
    expect(ids(listAssigneeOptions([wu], { id: 9, name: '已離職' }, me)).sort()).toEqual([1, 3, 9]);
  });
});
