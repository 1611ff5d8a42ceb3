import type { Localised } from '@admissions/contracts';
import { interview } from '@admissions/contracts';
import { CLOSING_LABELS, CONTACT_LABELS, DATES_LABELS } from '../../lib/request/labels.ts';
import { defineRequest } from '../../lib/request/visitor-request.ts';

export const interviewRequest = defineRequest(interview, {
  ...CONTACT_LABELS,
  ...DATES_LABELS,
  mode: { 'zh-TW': '進行方式', en: 'How' },
  colleges: { 'zh-TW': '面試學群', en: 'Colleges to interview for' },
  students: { 'zh-TW': '學生人數', en: 'Number of students' },
  interviewers: { 'zh-TW': '面試委員人數', en: 'Number of interviewers' },
  ...CLOSING_LABELS,
});
export const MODES: Record<'onsite' | 'campus' | 'online', Localised> = {
  onsite: { 'zh-TW': '委員到校', en: 'At your school' },
  campus: { 'zh-TW': '學生到元智校園', en: 'On our campus' },
  online: { 'zh-TW': '線上視訊', en: 'Online' },
};
