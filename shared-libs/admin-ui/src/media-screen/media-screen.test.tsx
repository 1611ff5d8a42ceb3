import { MEDIA_PATHS } from '@admissions/protocol/staff';
import { apiAnswering, apiError, type Reply, type Sent, showPage } from '@admissions/tools/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ConfigProvider } from 'antd';
import { describe, expect, it } from 'vitest';
import { createMedia } from '../fixtures/library.tsx';
import { MediaScreen } from './media-screen.tsx';

const COUNTS = {
  tags: [{ tag: '校園', count: 1 }],
  kinds: [{ kind: 'image', count: 2, unused: 1 }],
};
function shown(
  at: string,
  answer: (request: Sent) => Reply = () => 'lost',
  list = [createMedia(1, { alt: '' }), createMedia(2, { tags: ['校園'] })],
) {
  const { sent } = apiAnswering((request) => {
    if (request.path === MEDIA_PATHS.list)
      return { data: { list, total: list.length, page: 1, perpage: 24, ...COUNTS } };
    if (request.path === MEDIA_PATHS.info(9)) return { data: createMedia(9) };
    if (request.path.includes('media_uses')) return { data: [] };
    return answer(request);
  });
  const page = showPage(
    <ConfigProvider button={{ autoInsertSpace: false }}>
      <MediaScreen />
    </ConfigProvider>,
    { at },
  );
  const lists = () =>
    sent.filter(({ path }) => path === MEDIA_PATHS.list).map(({ params }) => params);
  const writes = () => sent.filter(({ method }) => method === 'put');
  const removed = () => sent.filter(({ method }) => method === 'delete').map(({ path }) => path);
  return { ...page, lists, writes, removed };
}
const altOf = (name: string) => screen.findByLabelText<HTMLTextAreaElement>(`${name}的替代文字`);

describe('media library screen', () => {
  it('requests the query of its URL, and opens the file named there', async () => {
    const { lists } = shown(
      '/admin/media/library?alt=missing&area=news&tag=校園&used=no&page=2&id=9',
    );
    await screen.findByRole('list', { name: '檔案' });
    expect(lists()[0]).toMatchObject({
      alt: 'missing',
      area: 'news',
      tag: '校園',
      used: 'no',
      page: 2,
    });
    const details = await screen.findByRole('region', { name: '檔案內容' });
    expect(within(details).getByLabelText<HTMLInputElement>('檔案名稱').value).toBe('圖9.jpg');
  });
  it('offers to clear a search without results', async () => {
    const { lists } = shown('/admin/media/library?text=無&type=video', undefined, []);
    fireEvent.click(await screen.findByRole('button', { name: '清除條件' }));
    await waitFor(() => expect(lists().at(-1)).toMatchObject({ text: '', type: '' }));
    expect(screen.getByLabelText('搜尋名稱或替代文字')).toHaveProperty('value', '');
    expect(screen.queryByRole('button', { name: '清除條件' })).toBeNull();
  });
  it('names each filter that is not set, and counts the files', async () => {
    shown('/admin/media/library');
    expect(await screen.findByText('圖片 2・沒有使用 1')).toBeTruthy();
    for (const name of ['類型', '使用', '替代文字', '單元', '標籤'])
      expect(await screen.findByText(`${name}：全部`)).toBeTruthy();
  });
  it('has the tags with their counts among more filters, and details for a chosen file only', async () => {
    shown('/admin/media/library?tag=校園');
    const more = (await screen.findByText('更多篩選')).closest('details');
    expect(more?.open).toBe(true);
    expect(await within(more as HTMLElement).findByText('校園 1')).toBeTruthy();
    expect(screen.queryByRole('complementary')).toBeNull();
    fireEvent.click(await screen.findByRole('button', { name: '圖1.jpg' }));
    expect(screen.getByRole('complementary')).toBeTruthy();
  });
  it('reports that the file of a link is gone', async () => {
    const { store } = shown('/admin/media/library?id=8', () =>
      apiError(200, '找不到這筆資料，可能已下架或移除。', { errorCode: 2 }),
    );
    await waitFor(() =>
      expect(store.getState().toasts.map(({ content }) => content)).toEqual([
        '找不到這筆資料，可能已下架或移除。',
      ]),
    );
  });
  it('saves the texts of many files at once, and marks the files that failed', async () => {
    const answers: Record<string, Reply> = {
      [MEDIA_PATHS.edit(1)]: { data: createMedia(1, { alt: '操場', revision: 4 }) },
      [MEDIA_PATHS.edit(2)]: apiError(422, '請修正標示的欄位。', {
        errors: { alt: ['最多200個字'] },
      }),
    };
    const { writes } = shown(
      '/admin/media/library?view=list',
      ({ path }) => answers[path] ?? 'lost',
    );
    fireEvent.change(await altOf('圖1.jpg'), { target: { value: ' 操場 ' } });
    fireEvent.change(await altOf('圖2.jpg'), { target: { value: '圖書館' } });
    fireEvent.click(screen.getByRole('button', { name: '儲存2個檔案的修改' }));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('最多200個字'));
    expect(writes().map(({ path, body }) => [path, body])).toEqual([
      [MEDIA_PATHS.edit(1), { alt: '操場', revision: 3 }],
      [MEDIA_PATHS.edit(2), { alt: '圖書館', revision: 3 }],
    ]);
    expect((await altOf('圖2.jpg')).value).toBe('圖書館');
    expect((await altOf('圖1.jpg')).value).toBe('操場');
    expect(screen.getByRole('button', { name: '儲存1個檔案的修改' })).toBeTruthy();
  });
  it('keeps typed text after a conflict, and saves it on top the next time', async () => {
    const current = createMedia(1, { alt: '對方寫的', revision: 8 });
    const replies: Reply[] = [
      apiError(409, '剛被別人修改過。', { data: current }),
      { data: createMedia(1, { alt: '我寫的', revision: 9 }) },
    ];
    const { writes } = shown('/admin/media/library?view=list', ({ method }) =>
      method === 'put' ? (replies.shift() ?? 'lost') : 'lost',
    );
    fireEvent.change(await altOf('圖1.jpg'), { target: { value: '我寫的' } });
    fireEvent.click(screen.getByRole('button', { name: '儲存1個檔案的修改' }));
    await screen.findByRole('alert');
    expect((await altOf('圖1.jpg')).value).toBe('我寫的');
    fireEvent.click(screen.getByRole('button', { name: '儲存1個檔案的修改' }));
    await waitFor(() => expect(writes()).toHaveLength(2));
    expect(writes().map(({ body }) => (body as { revision: number }).revision)).toEqual([3, 8]);
  });
  it('deletes unused selected files after two prompts, and reports those in use', async () => {
    const more = { 2: { uses: 3 }, 3: {}, 4: { mayChange: false } } as const;
    const { removed, store, lists } = shown(
      '/admin/media/library?view=list&used=no&page=2',
      ({ method, path }) => {
        if (method !== 'delete') return 'lost';
        return path === MEDIA_PATHS.remove(3)
          ? apiError(409, '還有1筆資料使用這個檔案。')
          : { data: {} };
      },
      [1, 2, 3, 4].map((id) => createMedia(id, more[id as 2 | 3 | 4] ?? {})),
    );
    fireEvent.click(await screen.findByLabelText('選取本頁'));
    expect(screen.getByLabelText<HTMLInputElement>('選取：圖4.jpg').checked).toBe(false);
    expect(screen.getByText('選取的檔案有1個還在使用，不會刪除。')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '刪除沒有使用的2個' }));
    expect(store.getState().confirm?.message).toBe('圖1.jpg、圖3.jpg等2個檔案沒有任何地方使用。');
    await act(async () => store.getState().answerConfirm(true));
    expect(removed()).toEqual([]);
    await waitFor(() => expect(store.getState().confirm?.title).toBe('真的要刪除嗎？'));
    await act(async () => store.getState().answerConfirm(true));
    await screen.findByText('圖3.jpg：還有1筆資料使用這個檔案。');
    expect(removed()).toEqual([MEDIA_PATHS.remove(1), MEDIA_PATHS.remove(3)]);
    await waitFor(() => expect(lists()).toHaveLength(2));
  });
  it('adds a tag to all selected files, saved together with the other changes', async () => {
    const { writes } = shown('/admin/media/library?view=list', ({ method, path }) =>
      method === 'put'
        ? { data: createMedia(Number(path.split('/').at(-1)), { tags: ['營隊'] }) }
        : 'lost',
    );
    fireEvent.click(await screen.findByLabelText('選取本頁'));
    const tags = screen.getByLabelText('要加上的標籤');
    fireEvent.change(tags, { target: { value: '營隊' } });
    fireEvent.keyDown(tags, { key: 'Enter', keyCode: 13 });
    fireEvent.click(screen.getByRole('button', { name: '加上標籤' }));
    fireEvent.click(screen.getByRole('button', { name: '儲存2個檔案的修改' }));
    await waitFor(() => expect(writes()).toHaveLength(2));
    expect(writes().map(({ body }) => body)).toEqual([
      { tags: ['營隊'], revision: 3 },
      { tags: ['校園', '營隊'], revision: 3 },
    ]);
  });
});
