import type { MediaUse } from '@admissions/protocol/staff';
import { apiError, enter, type Reply, type Sent, textsOf } from '@admissions/tools/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { button, createMedia, openLibrary } from '../fixtures/library.tsx';

const USE: MediaUse = {
  kind: 'news.news',
  area: 'news',
  id: 7,
  title: '校慶',
  field: 'pic',
  status: 'draft',
  isInTrash: false,
};
async function showing(
  media = createMedia(1),
  answer?: (request: Sent) => Reply,
  uses: MediaUse[] = [],
) {
  const opened = openLibrary({ list: [media, createMedia(2)], uses, ...(answer && { answer }) });
  fireEvent.click(button('開啟'));
  fireEvent.click(await screen.findByRole('button', { name: media.name }));
  return opened;
}

describe('media details', () => {
  it('lists the entries that use it, those of other areas without titles', async () => {
    await showing(createMedia(1, { uses: 2 }), undefined, [
      USE,
      { ...USE, id: 3, title: null, isInTrash: true },
    ]);
    const uses = within(screen.getByRole('region', { name: '用在哪裡' }));
    // Heading levels are consecutive.
    expect(uses.getByRole('heading', { level: 2 })).toBeTruthy();
    expect(textsOf(await uses.findAllByRole('listitem'))).toEqual([
      '校慶校園新聞・圖片・草稿',
      expect.stringMatching(/^其他單元的資料.*・在回收桶$/),
    ]);
  });

  it('has the alternative text first, and names the format that was uploaded', async () => {
    await showing(createMedia(1, { name: '圖1.png', url: '/upload/1.webp' }));
    const alt = screen.getByRole('textbox', { name: /替代文字/ });
    const after = alt.compareDocumentPosition(button('刪除檔案'));
    expect(after & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(screen.getByText('WEBP，由PNG轉成')).toBeTruthy();
  });

  it('cannot be deleted while used, and otherwise after a prompt', async () => {
    const { changes } = await showing(createMedia(1, { uses: 1 }), undefined, [USE]);
    fireEvent.click(button('刪除檔案'));
    expect(screen.getByRole('alert').textContent).toContain('1筆資料正在使用');
    expect(changes()).toEqual([]);
    cleanup();
    const unused = await showing(createMedia(1), () => ({ data: {} }));
    fireEvent.click(button('刪除檔案'));
    expect(unused.store.getState().confirm?.message).toContain('「圖1.jpg」會永久刪除');
    expect(unused.changes()).toEqual([]);
    act(() => unused.store.getState().answerConfirm(true));
    await waitFor(() =>
      expect(unused.changes()).toMatchObject([
        { method: 'delete', path: '/api/admin/media/del_media/1' },
      ]),
    );
    expect(await screen.findByText('選一個檔案，這裡會顯示它的內容與用途。')).toBeTruthy();
  });

  it('has a focal point that arrow keys move and a click sets', async () => {
    const { changes } = await showing(createMedia(1), () => ({
      data: createMedia(1, { revision: 4 }),
    }));
    const point = button('焦點：由左50%，由上50%');
    fireEvent.keyDown(point, { key: 'ArrowRight' });
    fireEvent.keyDown(point, { key: 'ArrowUp', shiftKey: true });
    expect(point.getAttribute('aria-label')).toBe('焦點：由左52%，由上40%');
    point.setPointerCapture = () => {};
    point.getBoundingClientRect = () =>
      ({ left: 100, top: 100, width: 200, height: 100 }) as DOMRect;
    // jsdom has no pointer events.
    fireEvent(point, new MouseEvent('pointerdown', { bubbles: true, clientX: 150, clientY: 190 }));
    expect(point.getAttribute('aria-label')).toBe('焦點：由左25%，由上90%');
    fireEvent.click(button('儲存檔案資料'));
    await waitFor(() =>
      expect(changes()).toMatchObject([{ body: { revision: 3, focal: { x: 0.25, y: 0.9 } } }]),
    );
  });

  it('is cropped by keys to a ratio, and reset to the whole picture', async () => {
    const crop = { x: 0.25, y: 0, width: 0.5, height: 1 };
    const { changes } = await showing(createMedia(1, { crop, width: 800 }), () => ({
      data: createMedia(1, { revision: 4 }),
    }));
    fireEvent.click(button('裁切'));
    const frame = await screen.findByRole('application', { name: /裁切範圍：800×900像素/ });
    fireEvent.click(screen.getByRole('radio', { name: '4:3 卡片' }));
    expect(frame.getAttribute('aria-label')).toContain('1200×900像素');
    fireEvent.keyDown(frame, { key: 'ArrowLeft', shiftKey: true });
    fireEvent.keyDown(frame, { key: 'ArrowRight' });
    fireEvent.click(button('套用裁切'));
    await waitFor(() => expect(changes()).toHaveLength(1));
    const { crop: sent } = changes().map(({ body }) => body as { crop: typeof crop })[0] ?? {
      crop,
    };
    expect((sent.width * 1600) / (sent.height * 900)).toBeCloseTo(4 / 3);
    expect(sent.width).toBeLessThan(0.75);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '裁切圖片' })).toBeNull());
  });

  it('replaces the file, with a prompt where entries use it', async () => {
    const { changes, store } = await showing(
      createMedia(1, { uses: 2 }),
      () => ({ data: createMedia(1, { revision: 4, width: 640 }) }),
      [USE],
    );
    fireEvent.change(screen.getByLabelText('換成另一個檔案', { selector: 'input' }), {
      target: { files: [new File(['x'], 'b.png', { type: 'image/png' })] },
    });
    expect(store.getState().confirm?.message).toContain('2筆');
    expect(changes()).toEqual([]);
    act(() => store.getState().answerConfirm(true));
    await waitFor(() =>
      expect(changes()[0]?.path).toBe('/api/admin/media/replace_media/1?revision=3'),
    );
    expect(await screen.findByText('640×900像素')).toBeTruthy();
  });

  it('shows why a read-only item has no actions, and can still be chosen with its own text', async () => {
    const { changes, picked } = await showing(
      createMedia(1, { uses: 1, mayChange: false, alt: '' }),
      undefined,
      [USE],
    );
    for (const name of ['裁切', '換成另一個檔案', '刪除檔案', /^焦點/])
      expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.getByText(/用在您沒有權限的單元，可以選用/)).toBeTruthy();
    expect(screen.getByRole('textbox', { name: '檔案名稱' })).toHaveProperty('disabled', true);
    enter(screen.getByRole('textbox', { name: /替代文字/ }), '這裡的說明');
    expect(screen.queryByRole('button', { name: '儲存檔案資料' })).toBeNull();
    fireEvent.click(button('選用'));
    await waitFor(() =>
      expect(picked[0]?.[0]).toMatchObject({ alt: '這裡的說明', media: { id: 1 } }),
    );
    expect(changes()).toEqual([]);
  });

  it('keeps typed text on a conflict, and adopts the other changes', async () => {
    const theirs = createMedia(1, { revision: 9, name: '新名字.jpg' });
    const replies: Reply[] = [
      apiError(409, '這筆資料剛被林老師修改過。', { data: theirs }),
      { data: { ...theirs, revision: 10, alt: '我的' } },
    ];
    const { changes } = await showing(createMedia(1), () => replies.shift() ?? 'lost');
    enter(screen.getByRole('textbox', { name: /替代文字/ }), '我的');
    fireEvent.click(button('儲存檔案資料'));
    expect((await screen.findByRole('alert')).textContent).toContain('林老師');
    expect(screen.getByRole('textbox', { name: '檔案名稱' })).toHaveProperty('value', '新名字.jpg');
    fireEvent.click(button('儲存檔案資料'));
    await waitFor(() => expect(changes().at(-1)?.body).toEqual({ revision: 9, alt: '我的' }));
  });
});
