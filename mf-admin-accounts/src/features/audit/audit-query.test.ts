import { describe, expect, it } from 'vitest';
import { auditQueryOf, auditSearchOf, NO_FILTERS } from './audit-query.ts';

const read = (search: string) => auditQueryOf(new URLSearchParams(search));

describe('the address of the audit log', () => {
  it('shows the newest fifty of everything when nothing is said', () => {
    expect(read('')).toEqual({ ...NO_FILTERS, page: 1, perpage: 50 });
    expect(auditSearchOf(read('')).toString()).toBe('');
  });
  it('keeps every filter and the page through a round trip', () => {
    const search =
      'account=web.editor&action=edit_news&area=news&target=news%2F12&begin=2026-11-01&end=2026-11-21&page=3';
    expect(auditSearchOf(read(search)).toString()).toBe(search);
  });
  it.each([
    'area=kitchen',
    'begin=yesterday',
    'end=2026-02-30',
    'begin=2026-1-1',
    'page=0',
    'account=%20',
  ])('ignores %s', (search) => {
    expect(read(search)).toEqual({ ...NO_FILTERS, page: 1, perpage: 50 });
  });
  it('starts at the first page when a filter changes', () => {
    expect(auditSearchOf({ ...NO_FILTERS, area: 'media' }).toString()).toBe('area=media');
  });
});
