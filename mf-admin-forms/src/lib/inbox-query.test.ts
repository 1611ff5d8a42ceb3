import { describe, expect, it } from 'vitest';
import { inboxQueryOf, isNarrowed, narrowedBy, searchOf } from './inbox-query.ts';

const read = (search: string) => inboxQueryOf(new URLSearchParams(search));

describe('the address of the inbox', () => {
  it('shows the first page of 20 when nothing is said', () => {
    expect(read('')).toEqual({ page: 1, perpage: 20 });
    expect(searchOf(read('')).toString()).toBe('');
  });

  it('keeps every filter through a round trip', () => {
    const address = 'state=new&text=%E9%BE%8D&begin=2026-10-01&end=2026-11-30&page=3&perpage=50';
    expect(searchOf(read(address)).toString()).toBe(address);
  });

  it.each(['state=lost', 'page=0', 'page=-1', 'page=1e9', 'perpage=7', 'begin=2026-13-40', 'end=tomorrow', 'text=%20%20'])(
    'ignores what is no query of ours: %s',
    (search) => {
      expect(read(search)).toEqual({ page: 1, perpage: 20 });
    },
  );

  it('goes back to the first page when it is narrowed', () => {
    expect(narrowedBy(read('state=new&page=4'), { text: '高中' })).toEqual({ page: 1, perpage: 20, state: 'new', text: '高中' });
  });

  it('tells a narrowed list from one state of the whole list', () => {
    expect(isNarrowed(read('state=new&page=2'))).toBe(false);
    expect(isNarrowed(read('begin=2026-10-01'))).toBe(true);
  });
});
