import { describe, expect, it } from 'vitest';
import { applyFilters, formatInboxQuery, parseInboxQuery, toInboxFilters } from './inbox-query.ts';

const read = (search: string) => parseInboxQuery(new URLSearchParams(search));

describe('inbox query', () => {
  it('keeps every filter through a round trip', () => {
    const address =
      'state=new&text=%E9%BE%8D&begin=2026-10-01&end=2026-11-30&city=%E6%A1%83%E5%9C%92%E5%B8%82&college=medical&assignee=12&scheduledBegin=2026-12-01&scheduledEnd=2026-12-31&unread=yes&alike=7&order=alike&page=3&perpage=50';
    expect(formatInboxQuery(read(address)).toString()).toBe(address);
  });

  it.each([
    'page=0',
    'page=-1',
    'page=1e9',
    'perpage=7',
    'begin=2026-13-40',
    'end=tomorrow',
    'text=%20%20',
    'city=Atlantis',
    'college=alchemy',
    'assignee=me',
    'alike=all',
    'unread=no',
    'order=name',
    'scheduledBegin=soon',
  ])('ignores invalid parameters: %s', (search) => {
    expect(read(`state=all&${search}`)).toEqual({ page: 1, perpage: 20 });
  });

  it('opens on what waits, oldest first, unless the address has a state or filter', () => {
    expect(read('')).toMatchObject({ state: 'new', order: 'oldest' });
    expect(read('text=高中').state).toBeUndefined();
    expect(read('state=new&order=alike').order).toBe('alike');
    const all = formatInboxQuery({ ...read(''), state: undefined }).toString();
    expect([all, read(all)]).toEqual(['state=all', { page: 1, perpage: 20 }]);
  });

  it('returns to the first page when a filter changes', () => {
    expect(applyFilters(read('state=new&page=4'), { text: '高中' })).toEqual({
      page: 1,
      perpage: 20,
      state: 'new',
      order: 'oldest',
      text: '高中',
    });
  });

  it('returns the filters without page for an export', () => {
    expect(toInboxFilters(read('state=new&city=桃園市&page=2&perpage=50'))).toEqual({
      state: 'new',
      city: '桃園市',
    });
  });
});
