import { apiAnswering } from '@admissions/tools/testing';
import { describe, expect, it } from 'vitest';
import { loadDepartment } from '../../lib/departments/guide-data.ts';

const pageOf = (list: unknown[]) => ({ data: { list, total: list.length, page: 1, perpage: 100 } });
const event = (id: number, colleges: string[] | null, date = '2099-12-18') => ({
  id,
  title: `活動${id}`,
  audience: ['student'],
  date,
  begin: '08:00',
  end: '17:00',
  signup: 'visit',
  registrationDates: { begin: '2026-11-12', end: date },
  capacity: 10,
  colleges,
});
const { api } = apiAnswering(({ path }) => {
  if (path.endsWith('_department_info/1'))
    return { data: { id: 1, degree: 'bachelor', body: [], college: { id: 2, title: '醫護學院' } } };
  if (path.endsWith('/bachelor_list'))
    return pageOf([{ id: 2, title: '醫護學院', hue: 'medical' }]);
  if (path.endsWith('/event_list'))
    return pageOf([
      event(1, ['medical'], '2020-01-01'),
      event(2, null),
      event(3, ['engineering', 'medical']),
      event(4, ['engineering']),
    ]);
  return /_info$/.test(path) ? { status: 200, refusal: { errorCode: 2, message: '' } } : pageOf([]);
});

describe('events of a department', () => {
  it('include upcoming events of its college, but no past, general or other ones', async () => {
    const { events } = await loadDepartment(
      api,
      'bachelor',
      1,
      new URL('http://site/bachelorCont?id=1'),
    );
    expect(events.map(({ href }) => href)).toEqual(['/eventCont?id=3']);
  });
});
