import { FORMS } from '@admissions/model/forms';
import { describe, expect, it } from 'vitest';
import { maskPersonal, PERSONAL_FIELDS, splitAnswers } from './personal-data.ts';

describe('personal answers', () => {
  it('are separated from the rest', () =>
    expect(splitAnswers({ name: '王', school: '高中', phone: '1', students: 3 })).toEqual({
      personal: { name: '王', phone: '1' },
      nonPersonal: { school: '高中', students: 3 },
    }));
  it.each([
    ['王小明', '王○○'],
    ['王明', '王○'],
    ['王', '王○'],
    ['Maria Theresia Habsburg', 'M○○'],
    ['𠮷田花子', '𠮷○○'],
  ])('the name %s is shown as %s', (name, shown) =>
    expect(maskPersonal({ name }).name).toBe(shown),
  );
  it.each([
    ['03-0000-201', '**-****-201'],
    ['+886 3 4638800 #2315', '+*** * ******* #*315'],
    ['12', '12'],
  ])('the number %s is shown as %s', (phone, shown) =>
    expect(maskPersonal({ phone, mobile: phone })).toMatchObject({ phone: shown, mobile: shown }),
  );
  it('keep the first character and domain of an address, and no free text', () =>
    expect(
      maskPersonal({ email: 'wang@example.edu.tw', remarks: '秘密', mobile: null }),
    ).toMatchObject({
      email: 'w***@example.edu.tw',
      remarks: null,
      mobile: null,
    }));
  it.each(FORMS)('of the form $name are all encrypted', (form) => {
    const telling = Object.entries(form.fields).filter(
      ([name, { type }]) =>
        type === 'phone' || type === 'email' || type === 'longText' || name === 'name',
    );
    expect(telling.length).toBeGreaterThan(2);
    for (const [name] of telling) expect(PERSONAL_FIELDS).toContain(name);
  });
});
