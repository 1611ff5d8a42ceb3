import { apiAnswering, apiError, apiList } from '@admissions/tools/testing';
import { expect, it } from 'vitest';
import { loadDepartment } from '../../lib/departments/guide-data.ts';
import { createDepartment, createEvent } from '../../lib/testing/samples.ts';

const event = (id: number, colleges: string[] | null, date = '2099-12-18') =>
  createEvent(id, { date, registrationDates: { begin: '2026-11-12', end: date }, colleges });
const { api } = apiAnswering(({ path }) => {
  if (path.endsWith('_department_info/1'))
    return { data: createDepartment(1, '護理學系', { college: { id: 2, title: '醫護學院' } }) };
  if (path.endsWith('/bachelor_list'))
    return apiList([{ id: 2, title: '醫護學院', hue: 'medical' }]);
  if (path.endsWith('/event_list'))
    return apiList([
      event(1, ['medical'], '2020-01-01'),
      event(2, null),
      event(3, ['engineering', 'medical']),
      event(4, ['engineering']),
    ]);
  return /_info$/.test(path) ? apiError(200, '', { errorCode: 2 }) : apiList([]);
});

it('a department has upcoming events of its college, no past, general or other ones', async () => {
  const url = new URL('http://site/bachelorCont?id=1');
  const { events } = await loadDepartment(api, 'bachelor', 1, url);
  expect(events.map(({ href }) => href)).toEqual(['/eventCont?id=3']);
});
