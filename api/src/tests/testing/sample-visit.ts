import { taipeiDay } from '@admissions/model';
import type { SubmissionOf, visit } from '@admissions/model/forms';

const DAY = 24 * 3_600_000;

/** A valid campus-visit submission of a school, in its original format. */
export const sampleVisit = (
  changes: object = {},
): Omit<
  SubmissionOf<typeof visit>,
  'audience' | 'people' | 'event' | 'camp' | 'occasion' | 'waiting' | 'guardian'
> &
  Record<string, unknown> => ({
  school: '桃園市立示範高中',
  city: '桃園市',
  name: '王小明',
  jobTitle: '輔導主任',
  phone: '03-0000-201',
  mobile: '0900-000-201',
  email: 'wang@example.edu.tw',
  dates: {
    begin: taipeiDay(new Date(Date.now() + 30 * DAY)),
    end: taipeiDay(new Date(Date.now() + 31 * DAY)),
  },
  period: 'morning',
  grades: ['高二'],
  students: 40,
  teachers: 2,
  colleges: ['engineering'],
  arrival: 'bus',
  needs: ['guide'],
  remarks: '有一位學生使用輪椅',
  consent: true,
  ...changes,
});
