import { describe, expect, it } from 'vitest';
import { pair } from '../base/locale.ts';
import { choice, dateRange, labelled, list, relation, select, text } from '../fields/index.ts';
import { defineKind } from '../kind/kind.ts';
import { defineInlineListScreen } from '../kind/staff-screen.ts';
import { isKindId, KINDS, kindOf, kinds } from './kinds.ts';

const name = pair('標題', 'Title');
const base = {
  id: 'about.video',
  label: name,
  fields: { title: labelled(name, text(40)), dates: labelled(name, dateRange()) },
  public: {},
  page: null,
  screen: defineInlineListScreen('video_list', { order: 3 }),
} as const;

describe('kinds', () => {
  it('lists every kind under its own id and after the kinds that it refers to', () => {
    expect(Object.entries(kinds).filter(([id, kind]) => kind.id !== id)).toEqual([]);
    const ids = KINDS.map(({ id }) => id);
    const misplaced = KINDS.flatMap(({ id, fields }, index) =>
      Object.values(fields).filter(({ to }) => to && ids.indexOf(to) > index && to !== id),
    );
    expect(misplaced).toEqual([]);
  });
  it('recognises ids of kinds', () => {
    expect(isKindId('news.news')).toBe(true);
    expect(['news.nothing', 'toString', ''].filter(isKindId)).toEqual([]);
    expect(kindOf('news.news')).toBe(kinds['news.news']);
  });
  it('finds the relation of every child to its parent kind', () => {
    for (const kind of KINDS)
      for (const child of Object.values(kind.public.children ?? {}))
        expect(kindOf(child.kind).fields[child.by as never]).toMatchObject({ to: kind.id });
  });
  it('lists entries on the form of a department by an existing relation', () => {
    const within = KINDS.flatMap(({ id, screen, fields }) =>
      screen.shape === 'list' && screen.within ? [[id, fields[screen.within]?.to]] : [],
    );
    expect(within).toEqual([
      ['faculty.bachelorEntry', 'faculty.bachelorDepartment'],
      ['faculty.masterEntry', 'faculty.masterDepartment'],
      ['faculty.specializedEntry', 'faculty.specializedDepartment'],
    ]);
  });
});

describe('defineKind', () => {
  it('defaults order to `sort`, search and columns to the title', () =>
    expect(defineKind(base)).toMatchObject({
      area: 'about',
      name: 'video',
      slug: 'video',
      title: 'title',
      order: ['sort'],
      search: ['title'],
      columns: ['title'],
    }));
  it('accepts only its own fields in orders, columns, screens and addresses, all labelled', () => {
    const made = [
      defineKind({ ...base, order: ['-dates.begin', 'title', '-id'] }),
      // @ts-expect-error: there is no such kind
      defineKind({ ...base, id: 'about.nothing' }),
      // @ts-expect-error: a relation points to a kind
      () => relation('about.nothing'),
      // @ts-expect-error: a text has no beginning
      defineKind({ ...base, order: ['title.begin'] }),
      // @ts-expect-error: there is no such field to show
      defineKind({ ...base, columns: ['headline'] }),
      // @ts-expect-error: there is no such field to filter by
      defineKind({ ...base, public: { filters: { year: { field: 'day', by: 'year' } } } }),
      // @ts-expect-error: there is no such field in an address
      defineKind({ ...base, page: { page: '/news', entry: ({ slug }) => `/${slug}` } }),
      // @ts-expect-error: visitors have no such page
      defineKind({ ...base, page: { page: '/talks' } }),
      // @ts-expect-error: the API has no such rule
      defineKind({ ...base, rules: ['titleRhymes'] }),
      // @ts-expect-error: a field has no name
      defineKind({ ...base, fields: { title: text(40) } }),
      // @ts-expect-error: a part of a list has no name
      defineKind({ ...base, fields: { title: labelled(name, list({ day: text(40) })) } }),
      // @ts-expect-error: the options have no names
      defineKind({ ...base, fields: { title: labelled(name, select('a', 'b')) } }),
      defineKind({ ...base, fields: { title: labelled(name, choice({ a: name })) } }),
    ];
    expect(made).toHaveLength(13);
  });
});
