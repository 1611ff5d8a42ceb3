import { describe, expect, it } from 'vitest';
import { textOf, texts } from './text-of.ts';
import type { TextKey } from './zh-tw.ts';

const keys = Object.keys(texts['zh-TW']) as TextKey[];
const holesOf = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

describe('the texts of this remote', () => {
  it('are the same in both languages, no more and no less', () => {
    expect(Object.keys(texts.en).sort()).toEqual([...keys].sort());
  });
  it.each(keys)('%s says something in both languages, with the same holes', (key) => {
    const [chinese, english] = [texts['zh-TW'][key], texts.en[key]];
    expect(chinese.trim()).not.toBe('');
    expect(english.trim()).not.toBe('');
    expect(english).not.toMatch(/\p{Script=Han}/u);
    expect(new Set(holesOf(english))).toEqual(new Set(holesOf(chinese)));
  });
  it('fill their holes and show a hole that nobody filled', () => {
    const key = keys.find((each) => holesOf(texts.en[each]).length > 0) as TextKey;
    const [hole = ''] = holesOf(texts.en[key]);
    expect(textOf('en', key, { [hole]: '42' })).toContain('42');
    expect(textOf('en', key)).toContain(`{${hole}}`);
  });
});
