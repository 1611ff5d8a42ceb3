import { MEDIA_PATHS, type Media } from '@admissions/protocol/staff';
import { expect } from '../fixtures/test.ts';
import type { Situations } from './staff-form.ts';

/** Files that staff bring along. */
export const FILES: Situations = {
  async 'a photograph of 13 MB is shrunk, broken ones are refused, a long one stays long'(day) {
    const { user, manager } = day;
    const mark = `圖${Date.now()}`;
    await day.goTo('media/library');
    await day.seen(choosePictures, mark);
    await user.waitForText('已縮小：13.0 MB →');
    await user.waitForText('2個檔案已上傳，2個沒有成功');
    await user.waitForText('這個圖檔已損壞，無法讀取。');
    const found = await manager.list<Media>(`${MEDIA_PATHS.list}?text=${encodeURIComponent(mark)}`);
    expect(found.map(({ height }) => height).toSorted()).toEqual([15_000, 3000]);
  },
  async '300 rows are imported, moved to the trash at once and restored'(day) {
    const { user, manager } = day;
    const mark = `匯入${Date.now()}`;
    const query = `?text=${encodeURIComponent(mark)}`;
    const [category] = await manager.list<{ title: string }>('/api/admin/news/category_list');
    const row = (_: unknown, at: number) => `${mark}之${at},${category?.title},2026-11-19,摘要`;
    const table = ['標題,分類,日期,摘要', ...Array.from({ length: 300 }, row)].join('\r\n');
    const changeAll = async (action: string) => {
      await user.press('main label', '選取本頁');
      await user.press('main button', '選取全部300筆');
      await user.waitForText('已選300筆');
      await user.press('[role=toolbar] button', action);
    };
    await day.goTo(`news/list${query}`);
    await user.press('main button', '清單的更多操作');
    await user.press('[role=menuitem]', '匯入／匯出');
    await day.seen(chooseTable, table);
    await user.press('[role=dialog] button', '做成300筆草稿');
    await user.waitForText('已新增300筆草稿');
    await day.goTo(`news/list${query}`);
    await changeAll('移到回收桶');
    await user.press('[role=alertdialog] button', '移到回收桶');
    await user.waitForText('已將300筆移到回收桶。');
    await day.goTo(`news/list${query}&status=trash`);
    await changeAll('還原');
    await user.waitForText('已還原300筆。');
    await day.goTo(`news/list${query}`);
    await user.waitForText('共300筆');
  },
};

/** Runs in the page: a photograph, the half of it, as small and as large file, and an infographic. */
async function choosePictures(mark: string): Promise<boolean> {
  const input = document.querySelector<HTMLInputElement>('main input[type=file]');
  if (!input?.accept.includes('image/jpeg')) return false;
  const draw = (width: number, height: number) => {
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const context = canvas.getContext('2d');
    for (let y = 0; y < height; y += 50) context?.fillRect(y % 800, y, width / 2, 40);
    return new Promise<Blob>((done) => canvas.toBlob((blob) => blob && done(blob), 'image/jpeg'));
  };
  const photo = await draw(4000, 3000);
  const half = photo.slice(0, photo.size / 2);
  const rest = (megabytes: number, part: Blob) => new Uint8Array(megabytes * 2 ** 20 - part.size);
  const files = new DataTransfer();
  const add = (name: string, ...parts: BlobPart[]) =>
    files.items.add(new File(parts, mark + name, { type: 'image/jpeg' }));
  add('照片.jpg', photo, rest(13, photo));
  add('壞掉.jpg', half);
  add('大而壞掉.jpg', half, rest(5, half));
  add('長圖.jpg', await draw(900, 15_000));
  input.files = files.files;
  return input.dispatchEvent(new Event('change', { bubbles: true }));
}
/** Runs in the page: chooses a table in the dialog, once it is open. */
function chooseTable(text: string): boolean {
  const input = document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]');
  if (!input) return false;
  const files = new DataTransfer();
  files.items.add(new File([text], 'news.csv', { type: 'text/csv' }));
  input.files = files.files;
  return input.dispatchEvent(new Event('change', { bubbles: true }));
}
