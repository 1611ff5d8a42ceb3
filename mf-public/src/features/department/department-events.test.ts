import { apiAnswering, apiError, apiList } from '@admissions/tools/testing';
import { expect, it } from 'vitest';
import { loadDepartment } from '../../lib/departments/guide-data.ts';
import { createDepartment, createEvent } from '../../lib/testing/samples.ts';

const event = (id: number, colleges: string[] | null, change: object = {}) =>
  createEvent(id, {
    date: '2099-12-18',
    registrationDates: { begin: '2026-11-12', end: '2099-12-18' },
    colleges,
    audience: ['student'],
    ...change,
  });
const { api } = apiAnswering(({ path }) => {
  if (path.endsWith('_department_info/1'))
    return { data: createDepartment(1, '護理學系', { college: { id: 2, title: '醫護學院' } }) };
  if (/\/(bachelor|master)_list$/.test(path))
    return apiList([{ id: 2, title: '醫護學院', hue: 'medical' }]);
  if (path.endsWith('/event_list'))
    return apiList([
      event(1, ['medical'], { date: '2020-01-01' }),
      event(2, null),
      event(3, ['engineering', 'medical']),
      event(4, ['engineering']),
      event(5, ['medical'], { audience: ['parent'] }),
      event(6, null, { audience: ['graduate'] }),
    ]);
  return /_info$/.test(path) ? apiError(200, '', { errorCode: 2 }) : apiList([]);
});

it.each([
  ['bachelor', 'of its college, no past, general or other ones, or those of parents', 3],
  ['master', 'for graduates', 6],
] as const)('a %s department has upcoming events %s', async (level, _which, id) => {
  const url = new URL('http://site/bachelorCont?id=1');
  const { events } = await loadDepartment(api, level, 1, url);
  expect(events.map(({ href }) => href)).toEqual([`/eventCont?id=${id}`]);
});
