import type { SubmissionOf, visit } from '@admissions/contracts';

/** What stands in the fields: texts and choices as the browser has them. */
export interface VisitValues {
  school: string;
  city: string;
  name: string;
  jobTitle: string;
  phone: string;
  mobile: string;
  email: string;
  dates: { begin: string; end: string };
  period: string;
  grades: string[];
  students: string;
  teachers: string;
  colleges: string[];
  arrival: string;
  needs: string[];
  remarks: string;
  consent: boolean;
}
export const EMPTY_VISIT: VisitValues = {
  school: '',
  city: '',
  name: '',
  jobTitle: '',
  phone: '',
  mobile: '',
  email: '',
  dates: { begin: '', end: '' },
  period: '',
  grades: [],
  students: '',
  teachers: '',
  colleges: [],
  arrival: '',
  needs: [],
  remarks: '',
  consent: false,
};
/** What is sent: numbers as numbers, what was left empty as null. */
export function submissionFrom(values: VisitValues): Record<keyof SubmissionOf<typeof visit>, unknown> {
  return {
    ...values,
    students: numberFrom(values.students),
    teachers: numberFrom(values.teachers),
    mobile: values.mobile || null,
    remarks: values.remarks || null,
    grades: listOrNull(values.grades),
    colleges: listOrNull(values.colleges),
    needs: listOrNull(values.needs),
  };
}
const numberFrom = (text: string) => (/^\d+$/.test(text.trim()) ? Number(text) : text.trim() === '' ? undefined : Number.NaN);
const listOrNull = (list: string[]) => (list.length > 0 ? list : null);
