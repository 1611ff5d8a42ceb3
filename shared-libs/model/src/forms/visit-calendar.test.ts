import { describe, expect, it } from 'vitest';
import { buildVisitCalendar } from './visit-calendar.ts';

const visit = {
  reference: 'V-234567',
  day: '2026-12-31',
  title: '元智大學參訪',
  text: '六館, 一樓; 14:00',
  meeting: null as string | null,
  site: '元智大學',
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
  it.each([
    [
      '14:00 六館一樓大廳集合，約兩小時，結束於16:30',
      '060000Z',
      '083000Z',
      '元智大學 六館一樓大廳',
    ],
    ['9:05 六館', '010500Z', '030500Z', '元智大學 六館'],
    ['13:00', '050000Z', '070000Z', '元智大學'],
    ['09:00–12:00 七館一樓', '010000Z', '040000Z', '元智大學 七館一樓'],
  ])('takes hours and place from %s', (meeting, begin, end, place) => {
    const lines = buildVisitCalendar({ ...visit, meeting }).split('\r\n');
    expect(lines).toContain(`DTSTART:20261231T${begin}`);
    expect(lines).toContain(`DTEND:20261231T${end}`);
    expect(lines).toContain(`LOCATION:${place}`);
  });
  it('takes title and hours from an event, the place also without hours', () => {
    const camp = buildVisitCalendar({
      ...visit,
      lastDay: '2027-01-01',
      occasion: '機器人營｜12月31日（四）–1月1日（五）',
      meeting: '電機通訊學院集合',
    });
    for (const line of [
      'SUMMARY:機器人營',
      'LOCATION:元智大學 電機通訊學院',
      'DTEND;VALUE=DATE:20270102',
    ])
      expect(camp.split('\r\n')).toContain(line);
    const occasion = '一日大學生｜12月31日（四）08:00–17:00';
    const event = buildVisitCalendar({ ...visit, occasion, meeting: '七館一樓' });
    expect(event.split('\r\n')).toContain('DTEND:20261231T090000Z');
    const agreed = buildVisitCalendar({ ...visit, occasion, meeting: '09:30' });
    expect(agreed.split('\r\n')).toContain('DTSTART:20261231T013000Z');
  });
  it('replaces and cancels what an earlier letter invited to', () => {
    const invitation = { from: 'office@example.edu.tw', to: 'lin@example.edu.tw' };
    const lines = buildVisitCalendar({
      ...visit,
      lastDay: '2027-01-02',
      invitation: { ...invitation, method: 'CANCEL', sequence: 3 },
    }).split('\r\n');
    for (const line of ['METHOD:CANCEL', 'SEQUENCE:3', 'STATUS:CANCELLED'])
      expect(lines).toContain(line);
    expect(lines).toContain('UID:V-234567@visit');
    expect(lines).toContain('ORGANIZER:mailto:office@example.edu.tw');
    expect(lines).toContain('DTEND;VALUE=DATE:20270103');
  });
  it('folds lines at 75 bytes without loss', () => {
    const text = '集合'.repeat(60);
    const calendar = buildVisitCalendar({ ...visit, text });
    for (const line of calendar.split('\r\n'))
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(calendar.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${text}`);
  });
});
