import type { VisitorForm } from '@admissions/model/forms';
import { sampleVisit } from './sample-visit.ts';

export function sampleSubmission(form: VisitorForm, changes: object = {}): Record<string, unknown> {
  const {
    period: _period,
    grades: _grades,
    teachers: _teachers,
    arrival: _arrival,
    needs: _needs,
    colleges,
    ...shared
  } = sampleVisit();
  const own: Record<string, object> = {
    visit: sampleVisit(),
    interview: { ...shared, colleges, interviewers: 4, mode: 'onsite' },
    teaching: {
      ...shared,
      topic: 'ai',
      college: 'informatics',
      grade: '11',
      periods: 2,
      mode: 'online',
      equipment: '投影機',
    },
  };
  return { ...own[form.name], ...changes };
}
