import { describe, expect, it } from 'vitest';
import { nameSort } from './name-sort.ts';

describe('nameSort', () => {
  it('calls a download by its ending, not by its long media type', () =>
    expect(['/media/a.pdf', '/media/b-1.xlsx', '/media/c.odt'].map(nameSort)).toEqual([
      'PDF',
      'XLSX',
      'ODT',
    ]));
});
