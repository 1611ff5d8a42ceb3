import { describe, expect, it } from 'vitest';
import { programmeData } from './programme-data.ts';

describe('programmeData', () => {
  it('a department leaves out what it has none of', () => {
    const data = programmeData(
      {
        title: '系',
        titleEn: 'D',
        summary: '',
        degree: '學士',
        careers: [],
        courses: [{ titles: ['一', '二'] }],
      },
      'https://site.example/x',
      'https://site.example',
    );
    expect(data).not.toHaveProperty('occupationalCategory');
    // Field 1: it is no property of a programme.
    expect(data).not.toHaveProperty('inLanguage');
    expect(data.hasCourse).toHaveLength(2);
  });
});
