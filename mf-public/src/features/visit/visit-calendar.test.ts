import { describe, expect, it } from 'vitest';
import { buildVisitCalendar } from './visit-calendar.ts';

const visit = {
  reference: 'V-234567',
  day: '2026-12-31',
  title: '元智大學參訪',
  text: '六館, 一樓; 14:00',
  now: new Date('2026-11-24T01:02:03.456Z'),
};

describe('buildVisitCalendar', () => {
  it('spans the whole day, also at the end of a year', () => {
    const lines = buildVisitCalendar(visit).split('\r\n');
    expect(lines).toContain('DTSTART;VALUE=DATE:20261231');
    expect(lines).toContain('DTEND;VALUE=DATE:20270101');
    expect(lines).toContain('DTSTAMP:20261124T010203Z');
    expect(lines).toContain('DESCRIPTION:六館\\, 一樓\\; 14:00');
  });
  it('folds lines at 75 bytes without loss', () => {
    const text = '集合'.repeat(60);
    const calendar = buildVisitCalendar({ ...visit, text });
    for (const line of calendar.split('\r\n'))
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(calendar.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${text}`);
  });
});
