import { describe, expect, it } from 'vitest';
import { formatAuditQuery, NO_FILTERS, parseAuditQuery } from './audit-query.ts';

const read = (search: string) => parseAuditQuery(new URLSearchParams(search));

describe('audit query', () => {
  it('defaults to the newest fifty entries', () => {
    expect(read('')).toEqual({ ...NO_FILTERS, page: 1, perpage: 50 });
    expect(formatAuditQuery(read('')).toString()).toBe('');
  });
  it('keeps every filter and the page through a round trip', () => {
    const search =
      'account=web.editor&action=edit_news&area=news&target=news%2F12&begin=2026-11-01&end=2026-11-21&by=all&page=3';
    expect(formatAuditQuery(read(search)).toString()).toBe(search);
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
});
