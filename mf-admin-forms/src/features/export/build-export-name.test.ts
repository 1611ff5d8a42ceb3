import { describe, expect, it } from 'vitest';
import { buildExportName } from './build-export-name.ts';

describe('buildExportName', () => {
  it('names the file after its form and the day in Taipei', () => {
    expect(buildExportName('校園參訪申請', 'csv', new Date('2026-11-20T16:30:00Z'))).toBe(
      '校園參訪申請-2026-11-21.csv',
    );
    expect(
      buildExportName('School lecture request', 'xlsx', new Date('2026-11-20T15:30:00Z')),
    ).toBe('School lecture request-2026-11-20.xlsx');
  });
});
