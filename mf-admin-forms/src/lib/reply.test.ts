import { REVIEW_STATES } from '@admissions/protocol/forms';
import { describe, expect, it } from 'vitest';
import { createReply, createTemplate } from './reply.ts';

const context = {
  form: '校園參訪申請',
  reference: 'V-2B3C4D',
  name: '林玉芬',
  audience: 'school',
  school: '中壢高中',
  dates: { begin: '2026-12-01', end: '2026-12-03' },
  scheduledAt: '2026/12/02 09:30',
  office: { office: '招生組', phone: { label: '03-0000-000' }, hours: '週一至週五' },
};

describe('createReply', () => {
  it.each(REVIEW_STATES)(
    'addresses the person, names the submission and the office: %s',
    (state) => {
      const { subject, body } = createReply({ state }, context);
      expect(subject).toBe('校園參訪申請（V-2B3C4D）');
      for (const part of ['林玉芬 老師，您好：', '申請編號：V-2B3C4D', '招生組', '03-0000-000'])
        expect(body).toContain(part);
    },
  );
  it.each([
    ['school', '林玉芬', '林玉芬 老師，您好：'],
    ['school', '柯老師', '柯老師，您好：'],
    ['school', '', '老師，您好：'],
    ['student', '王小明', '王小明 同學，您好：'],
    ['parent', '王大明', '王大明 家長，您好：'],
    [null, '林玉芬', '林玉芬 老師，您好：'],
  ])('addresses the %s %s by the right title', (audience, name, greeting) =>
    expect(createReply({ state: 'new' }, { ...context, audience, name }).body.split('\n')[0]).toBe(
      greeting,
    ),
  );
  it('includes the scheduled time, or leaves a gap for it', () => {
    expect(createReply({ state: 'scheduled' }, context).body).toContain(
      '中壢高中的校園參訪申請已排定於2026/12/02 09:30。',
    );
    expect(createReply({ state: 'scheduled' }, { ...context, scheduledAt: null }).body).toContain(
      '已排定於＿＿＿＿。',
    );
  });
  it('fills in every code of a letter of the office, or leaves a gap', () => {
    const text = '{稱呼}、{學校}、{申請編號}、{排定時間}';
    const linesOf = (changes: object) =>
      createReply({ state: 'new', text }, { ...context, ...changes }).body.split('\n');
    expect(linesOf({})).toContain('林玉芬 老師、中壢高中、V-2B3C4D、2026/12/02 09:30');
    expect(linesOf({ school: '', scheduledAt: null })).toContain(
      '林玉芬 老師、＿＿＿＿、V-2B3C4D、＿＿＿＿',
    );
    expect(createTemplate({ state: 'new', text }, context).body.split('\n')).toContain(text);
  });
});
