import { expect, it } from 'vitest';
import { findMentioned } from './notify-colleagues.ts';

it.each([
  ['@王小明 請看', [1]],
  ['請@王小 與@林美看', [2, 3]],
  ['王小明寫的', []],
])('finds whom %s mentions, the longest name first', (text, ids) => {
  const accounts = ['王小明', '王小', '林美'].map((name, index) => ({ id: index + 1, name }));
  expect(findMentioned(text, accounts)).toEqual(ids);
});
