import { apiError, type Reply } from '@admissions/tools/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { button, createMedia, open, openLibrary } from '../fixtures/library.tsx';

const file = (name: string, type = 'image/png', size = 1000) => {
  const created = new File(['x'], name, { type });
  Object.defineProperty(created, 'size', { value: size });
  return created;
};
const send = (...files: File[]) =>
  fireEvent.change(screen.getByLabelText('上傳檔案', { selector: 'input' }), { target: { files } });
const rows = () =>
  within(screen.getByRole('region', { name: '上傳進度' })).getAllByRole('listitem');
/** Responses that the test releases one by one. */
function held() {
  const waiting: ((reply: Reply) => void)[] = [];
  return { answer: () => new Promise<Reply>((resolve) => waiting.push(resolve)), waiting };
}

describe('uploads into the library', () => {
  it('sends two files at a time, and selects the uploaded items', async () => {
    const { answer, waiting } = held();
    const { changes } = openLibrary({ answer });
    await open();
    send(file('a.png'), file('b.png'), file('c.png'));
    await waitFor(() => expect(waiting).toHaveLength(2));
    expect(rows().map(({ dataset }) => dataset.state)).toEqual(['sending', 'sending', 'waiting']);
    expect(screen.getByRole('progressbar', { name: 'a.png的上傳進度' })).toBeTruthy();
    waiting[0]?.({ data: createMedia(2) });
    await waitFor(() => expect(waiting).toHaveLength(3));
    expect(rows().map(({ dataset }) => dataset.state)).toEqual(['done', 'sending', 'sending']);
    expect(button('圖2.jpg').getAttribute('aria-pressed')).toBe('true');
    expect(changes().map(({ path }) => path)).toEqual(
      Array.from({ length: 3 }, () => '/api/admin/media/upload'),
    );
  });

  it('retries a file on request after a network error', async () => {
    const broken: Reply = apiError(500, '系統暫時無法處理');
    const replies: Reply[] = [broken, { data: createMedia(1) }];
    openLibrary({ answer: () => replies.shift() ?? 'lost' });
    await open();
    send(file('壞.png'));
    fireEvent.click(await screen.findByRole('button', { name: '重新上傳壞.png' }));
    await waitFor(() => expect(rows()[0]?.dataset.state).toBe('done'));
    expect(screen.getByText('1個檔案已上傳，0個沒有成功')).toBeTruthy();
  });

  it('retries by itself while the API is busy, with the same idempotency key', async () => {
    const busy: Reply = apiError(503, '目前上傳的檔案較多');
    const replies: Reply[] = [busy, { data: createMedia(1) }];
    const { changes } = openLibrary({ answer: () => replies.shift() ?? 'lost' });
    await open();
    send(file('a.png'));
    await waitFor(() => expect(rows()[0]?.textContent).toContain('等待上傳'));
    await waitFor(() => expect(rows()[0]?.dataset.state).toBe('done'));
    const keys = changes().map(({ headers }) => headers['idempotency-key']);
    expect([keys.length, keys[0]]).toEqual([2, keys[1]]);
    expect(keys[0]).toMatch(/^[\da-f]{32}$/);
  }, 60_000);

  it('rejects oversized and unsupported files before sending, with the reason', async () => {
    const { changes } = openLibrary({ answer: () => ({ data: createMedia(1) }) });
    await open();
    await waitFor(() =>
      expect(
        screen.getByLabelText('上傳檔案', { selector: 'input' }).getAttribute('accept'),
      ).toContain('image/png'),
    );
    send(
      file('簡章.pdf', 'application/pdf'),
      file('大.png', 'image/png', 11 * 1_048_576),
      file('好.png'),
    );
    await waitFor(() => expect(rows()[2]?.dataset.state).toBe('done'));
    expect(rows()[0]?.textContent).toContain('不支援這種檔案格式，可上傳：JPEG、PNG');
    expect(rows()[1]?.textContent).toContain('檔案不可超過10 MB');
    expect(changes()).toHaveLength(1);
  });

  it('aborts an upload that is removed, and continues with the next', async () => {
    const { answer, waiting } = held();
    openLibrary({ answer });
    await open();
    send(file('a.png'), file('b.png'), file('c.png'));
    await waitFor(() => expect(waiting).toHaveLength(2));
    fireEvent.click(button('取消上傳a.png'));
    waiting[0]?.({ data: createMedia(3) });
    await waitFor(() => expect(waiting).toHaveLength(3));
    expect(rows().map(({ dataset }) => dataset.state)).toEqual(['sending', 'sending']);
    expect(button('圖3.jpg').getAttribute('aria-pressed')).toBe('false');
  });

  it('accepts dropped and pasted files', async () => {
    const { changes } = openLibrary({ answer: () => ({ data: createMedia(1) }) });
    await open();
    const zone = screen.getByRole('list', { name: '檔案' });
    fireEvent.dragOver(zone, { dataTransfer: { types: ['Files'], files: [] } });
    fireEvent.drop(zone, { dataTransfer: { types: ['Files'], files: [file('拖.png')] } });
    fireEvent.paste(document.body, { clipboardData: { files: [file('貼.png')] } });
    await waitFor(() => expect(changes()).toHaveLength(2));
  });

  it('uploads panoramas, videos and documents where the field accepts them', async () => {
    const { changes } = openLibrary({
      kinds: ['panorama'],
      list: [],
      answer: () => ({ data: createMedia(1, { kind: 'panorama' }) }),
    });
    await open();
    send(file('環景.jpg', 'image/jpeg'));
    await waitFor(() => expect(changes()[0]?.path).toBe('/api/admin/media/upload?kind=panorama'));
    cleanup();
    openLibrary({
      kinds: ['video'],
      list: [],
      answer: () => ({ data: createMedia(1, { kind: 'image' }) }),
    });
    await open();
    send(file('其實是圖.mp4', 'video/mp4'));
    await waitFor(() => expect(rows()[0]?.textContent).toContain('請選擇這個欄位可以顯示的檔案。'));
    expect(button('選用')).toHaveProperty('disabled', true);
  });
});
