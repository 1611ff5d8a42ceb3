import { describe, expect, test } from 'vitest';
import { countTexts } from './count-texts.mjs';

const counted = (path, text) => countTexts([{ path, text }]);

describe('the count of texts', () => {
  test.each([
    [
      'keys of the shared catalogue',
      'shared-libs/contracts/src/messages/zh-tw.ts',
      "  'a.b': '甲',\n  c: '乙',\n",
      2,
    ],
    ['files of catalogues beside it', 'mf-admin-forms/src/messages/zh-tw.ts', '', 1],
    [
      'texts beside what says them (pairs)',
      'mf-public/src/texts.ts',
      "{ 'zh-TW': '甲', en: 'A' }, pair('乙', 'B')",
      2,
    ],
    ['files with such texts', 'mf-public/src/texts.ts', "pair(\n  '乙', 'B')", 1],
    [
      'hooks that give texts',
      'mf-public/src/a.ts',
      'export function useMessage() {}\nexport const useListTexts = () => {};\nexport const useContext = 1;',
      2,
    ],
    ['places that fill in {names}', 'mf-public/src/a.ts', 'text.replace(/\\{(\\w+)\\}/g, by)', 1],
    [
      'choices by language in place',
      'mf-public/src/a.ts',
      "locale === 'en' ? a : b; locale === 'en' && c",
      1,
    ],
  ])('finds %s', (name, path, text, found) => expect(counted(path, text)[name]).toBe(found));
  test('is nothing where nothing is said', () =>
    expect(new Set(Object.values(counted('mf-public/src/a.ts', 'export const a = 1;')))).toEqual(
      new Set([0]),
    ));
});
