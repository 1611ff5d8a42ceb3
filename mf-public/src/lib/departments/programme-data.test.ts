import { identity } from '@admissions/site-content';
import { describe, expect, it } from 'vitest';
import { describeEntry } from '../../features/department/describe-entry.ts';
import type { DepartmentChannels } from './admission-channels/admission-channels.ts';
import { programmeData } from './programme-data.ts';

const PUBLISHER = {
  origin: 'https://site.example',
  identity: { ...identity, nameShort: '新校名' },
};
const PROGRAMME = {
  title: '系',
  titleEn: 'D',
  summary: '',
  degree: '學士',
  careers: [],
  courses: [{ titles: ['一', '二'] }],
  level: 'bachelor',
  quota: null,
} as Parameters<typeof programmeData>[0];
const dataOf = (
  change: Partial<typeof PROGRAMME> = {},
  entry: Parameters<typeof programmeData>[1] = { requires: '', applying: null },
) => programmeData({ ...PROGRAMME, ...change }, entry, 'https://site.example/x', PUBLISHER);

describe('programmeData', () => {
  it('omits missing values of a department', () => {
    const data = dataOf({ level: 'doctoral' });
    for (const name of [
      'occupationalCategory',
      'maximumEnrollment',
      'timeToComplete',
      'programPrerequisites',
      'applicationDeadline',
      // Language is not a property of a programme (schema.org).
      'inLanguage',
    ])
      expect(data).not.toHaveProperty(name);
    expect(data.hasCourse).toHaveLength(2);
  });
  it('includes seats, duration, requirements and application period', () => {
    const admissionChannels = {
      standards: null,
      ways: [
        { now: { requires: null } },
        {
          now: {
            screens: [{ subjects: ['english'], times: 3, lowest: null }],
            requires: [
              { subject: 'english', level: 'rear' },
              { subject: 'mathA', level: 'mean' },
            ],
          },
        },
      ],
      due: { due: { dates: { begin: '2027-03-25', end: '2027-03-27' } } },
    } as unknown as DepartmentChannels;
    expect(dataOf({ quota: 98 }, describeEntry(admissionChannels))).toMatchObject({
      maximumEnrollment: 98,
      timeToComplete: 'P4Y',
      termsPerYear: 2,
      programPrerequisites: '檢定：英文 後標、數A 均標',
      applicationStartDate: '2027-03-25',
      applicationDeadline: '2027-03-27',
    });
  });
});
