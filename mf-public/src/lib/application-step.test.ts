import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findNextDue, isApplication } from './deadlines.ts';

const SEED = join(import.meta.dirname, '../../../api/seed/content');
const readSeed = (kind: string) =>
  JSON.parse(readFileSync(join(SEED, `${kind}.json`), 'utf8')) as unknown;
const channels = readSeed('about.admissions') as { dates: { label: string }[] }[];
const national = readSeed('about.nationalDate') as { title: string }[];
const step = (label: string, begin: string, end = begin) => ({ label, dates: { begin, end } });

describe('isApplication', () => {
  it('separates steps of applicants from passive ones in the demo content', () => {
    const own = channels.flatMap(({ dates }) => dates.map(({ label }) => label));
    const labels = [...new Set([...own, ...national.map(({ title }) => title)])];
    expect(labels.filter((label) => isApplication({ label }))).toEqual([
      '網路報名與上傳',
      '繳交甄試費與上傳審查資料',
      '寒轉報名',
      '暑轉報名',
      '網路報名',
      '秋季班申請',
      '海外聯招個人申請',
      '單獨招生報名',
      '高中推薦報名',
      '第一階段報名',
      '志願序登記',
      '網路選填志願',
    ]);
  });
});

describe('findNextDue', () => {
  const waiting = { id: 1, dates: [step('備取遞補', '2026-11-01', '2027-01-31')] };
  const later = { id: 2, dates: [step('網路報名', '2026-12-05', '2026-12-20')] };
  const running = { id: 3, dates: [step('網路報名', '2026-11-01', '2027-03-01')] };
  it('prefers an open channel, even if another opens before it closes', () =>
    expect(findNextDue([waiting, later, running], '2026-11-24')?.id).toBe(3));
  it('returns the next to open if none is open', () =>
    expect(findNextDue([waiting, later], '2026-11-24')?.id).toBe(2));
  it('returns null if all are over', () =>
    expect(findNextDue([later, running], '2027-06-01')).toBeNull());
});
