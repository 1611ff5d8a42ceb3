import { describe, expect, it } from 'vitest';
import { getFileType } from './file-type.ts';

describe('getFileType', () => {
  it('uses the extension, not the media type', () =>
    expect(['/media/a.pdf', '/media/b-1.xlsx', '/media/c.odt'].map(getFileType)).toEqual([
      'PDF',
      'XLSX',
      'ODT',
    ]));
});
