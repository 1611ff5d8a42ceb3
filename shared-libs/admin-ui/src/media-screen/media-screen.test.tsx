// @vitest-environment jsdom
import type { Media } from '@admissions/contracts';
import { MEDIA_PATHS } from '@admissions/contracts';
import type { Reply, Sent } from '@admissions/tools/testing';
import { apiAnswering, showPage } from '@admissions/tools/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ConfigProvider } from 'antd';
import { afterEach, describe, expect, it } from 'vitest';
import { createMedia } from '../media/library-fixture.tsx';
import { MediaScreen } from './media-screen.tsx';

afterEach(cleanup);

function shown(at: string, answer: (request: Sent) => Reply = () => 'lost') {
  const list = [createMedia(1, { alt: '' }), createMedia(2, { tags: ['校園'] })];
  const { sent } = apiAnswering((request) => {
    if (request.path === MEDIA_PATHS.list)
      return {
        data: { list, total: 2, page: 1, perpage: 24, tags: [{ tag: '校園', count: 1 }] },
      };
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
  return { ...page, lists, writes };
}
const altOf = (name: string) => screen.findByLabelText<HTMLTextAreaElement>(`${name}的替代文字`);

describe('the screen of the media library', () => {
  it('asks for what its address says, and opens the file that it names', async () => {
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
  it('writes the texts of many files in one go, and keeps at its file what was not saved', async () => {
    const answers: Record<string, Reply> = {
      [MEDIA_PATHS.edit(1)]: { data: createMedia(1, { alt: '操場', revision: 4 }) },
      [MEDIA_PATHS.edit(2)]: {
        status: 422,
        refusal: { errorCode: -1, message: '請修正標示的欄位。', errors: { alt: ['最多200個字'] } },
      },
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
  it('keeps what was typed when somebody else was quicker, and saves it on top the next time', async () => {
    const current: Media = createMedia(1, { alt: '對方寫的', revision: 8 });
    const replies: Reply[] = [
      {
        status: 409,
        refusal: { errorCode: -1, message: '剛被別人修改過。', data: current },
      },
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
});
