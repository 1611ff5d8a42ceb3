import { describe, expect, it } from 'vitest';
import { buildExportName } from './build-export-name.ts';

describe('buildExportName', () => {
  it('names the file after its form and the day in Taipei', () => {
    expect(buildExportName({ name: 'visit' }, 'csv', new Date('2026-11-20T16:30:00Z'))).toBe(
      'visit-2026-11-21.csv',
    );
    expect(buildExportName({ name: 'teaching' }, 'xlsx', new Date('2026-11-20T15:30:00Z'))).toBe(
      'teaching-2026-11-20.xlsx',
    );
  });
});
