import { expect, it } from 'vitest';
import { nameSort } from './name-sort.ts';

it('calls a download by its ending, not by its long media type', () =>
  expect(['/media/a.pdf', '/media/b-1.xlsx', '/media/c.odt'].map(nameSort)).toEqual([
    'PDF',
    'XLSX',
    'ODT',
  ]));
