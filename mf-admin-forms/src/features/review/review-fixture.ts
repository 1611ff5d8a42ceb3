import type { Reviewed } from '../../lib/form-screen.ts';

/** A new visit request that can be answered by mail. */
export const visitRequest = {
  id: 7,
  reference: 'V-2B3C4D',
  revision: 3,
  state: 'new',
  assignee: null,
  scheduledAt: null,
  name: '林玉芬',
  school: '中壢高中',
  email: 'lin@example.edu.tw',
  audience: 'school',
  dates: { begin: '2026-12-01', end: '2026-12-01' },
  createdAt: '2026-11-20T01:00:00.000Z',
  noticeVersion: '1.0',
  notes: [],
  history: [],
  replies: [],
  canReply: true,
  duplicates: [],
  merged: [],
} as unknown as Reviewed;
