import { describe, expect, it } from 'vitest';
import type { Occasion } from '../../lib/events/occasions.ts';
import { chooseForTeachers } from './choose-for-teachers.ts';

const occasion = (title: string, who: Occasion['who']) => ({ title, who }) as Occasion;

describe('chooseForTeachers', () => {
  it('those for teachers are among them before others, and the nearest stands first', () => {
    const coming = [
      occasion('試聽', ['student']),
      occasion('家長訪校日', ['parent', 'student']),
      occasion('備審健檢', ['student']),
      occasion('選填說明', ['student', 'teacher']),
    ];
    const titles = chooseForTeachers(coming, 3).map(({ title }) => title);
    expect(titles).toEqual(['試聽', '家長訪校日', '選填說明']);
  });
});
