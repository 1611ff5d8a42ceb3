import { readFileSync } from 'node:fs';
import {
  specialized,
  specializedDepartment,
  specializedIntro,
  specializedShare,
} from '@admissions/model/kinds';
import { burger } from '@admissions/site-content';
import { describe, expect, it } from 'vitest';
import { LEVELS } from './levels.ts';

const seeded = (kind: string) =>
  JSON.parse(
    readFileSync(new URL(`../../../../api/seed/content/${kind}.json`, import.meta.url), 'utf8'),
  );

describe('name of the International College', () => {
  const name = { 'zh-TW': '國際學院', en: 'International College' };
  it('is the same on its page and in the menu', () => {
    expect(LEVELS.specialized.title).toEqual(name);
    expect(JSON.stringify(burger)).toContain(JSON.stringify(name));
  });
  it('is the same in the back office', () => {
    for (const { label } of [
      specialized,
      specializedDepartment,
      specializedIntro,
      specializedShare,
    ]) {
      expect(label['zh-TW']).toContain(name['zh-TW']);
      expect(label.en).toContain(name.en);
    }
  });
  it("is the same in staff's texts", () => {
    expect(seeded('faculty.specializedIntro')).toMatchObject({
      title: name['zh-TW'],
      titleEn: name.en,
    });
    expect(seeded('faculty.specialized')[0]).toMatchObject({
      title: name['zh-TW'],
      titleEn: name.en,
    });
    expect(seeded('faculty.bachelor')[0]).toMatchObject({ title: name['zh-TW'], titleEn: name.en });
  });
});
