import { describe, expect, it } from 'vitest';
import { listAssigneeOptions } from './assignee-options.ts';

const me = { id: 1, name: '林佳慧' };
const [huang, wu] = [
  { id: 4, name: '黃郁婷' },
  { id: 3, name: '吳孟儒' },
];
const ids = (people: { id: number }[]) => people.map(({ id }) => id);

describe('who an application can be given to', () => {
  it('is the reader first, then everybody once', () => {
    const people = listAssigneeOptions([huang, me, wu], huang, me);
    expect(people[0]).toEqual(me);
    expect(ids(people).sort()).toEqual([1, 3, 4]);
  });
  it('is still who holds it now when that person is no longer in the list', () => {
    expect(ids(listAssigneeOptions([wu], { id: 9, name: '已離職' }, me)).sort()).toEqual([1, 3, 9]);
  });
  it('is the reader and who holds it when the list is not there', () => {
    expect(ids(listAssigneeOptions([], huang, me))).toEqual([1, 4]);
    expect(ids(listAssigneeOptions([], null, me))).toEqual([1]);
  });
});
