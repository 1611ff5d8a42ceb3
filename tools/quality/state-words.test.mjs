import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
/** What staff read: the back office, its remotes, and what the API answers. */
const FOLDERS = [
  'mf-admin-content/src',
  'mf-admin-accounts/src',
  'mf-admin-forms/src',
  'shared-libs/admin-ui/src',
  'shared-libs/contracts/src/messages',
  'shell/src/admin',
  'shell/src/frame',
];
/** An entry is 草稿, 已發布, 排程 or 已下架: other words that the same was called by. */
const OTHERS = /公開|隱藏|(?<!下)上架|排程中|待發布|未發布狀態|顯示中/;

const find = (text) =>
  [...text.matchAll(/'((?:[^'\\\n]|\\.)*[\u4e00-\u9fff](?:[^'\\\n]|\\.)*)'/g)]
    .map(([, words]) => words)
    .filter((words) => OTHERS.test(words));

describe('the states of an entry', () => {
  it.each(FOLDERS)('are called by one word each in %s', (folder) => {
    const files = readdirSync(join(root, folder), { recursive: true }).filter(
      (file) => /\.tsx?$/.test(file) && !/\.test\.|visitors-/.test(file),
    );
    expect(files.length).toBeGreaterThan(3);
    const found = files.flatMap((file) =>
      find(readFileSync(join(root, folder, file), 'utf8')).map((words) => `${file}: ${words}`),
    );
    expect(found).toEqual([]);
  });

  it.each(['已公開2筆。', '隱藏', '上架時間', '排程中', '公開在網站上'])(
    'are found when they are called %s',
    (words) => expect(find(`const text = '${words}';`)).toEqual([words]),
  );

  it('are not found in words of other things', () => {
    expect(find("const text = ['下架時間', '已下架', '排程', '草稿'];")).toEqual([]);
  });
});
