import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { button, createMedia, open, openLibrary } from '../fixtures/library.tsx';

const choose = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const listQueries = (sent: { path: string; params: object }[]) =>
  sent.filter(({ path }) => path.endsWith('media_list')).map(({ params }) => params);

describe('media library', () => {
  it('shows a page of matching kinds, and searches, sorts and filters it', async () => {
    const { sent } = openLibrary();
    await open();
    expect(screen.getAllByText('未使用')).toHaveLength(screen.getAllByRole('listitem').length);
    expect(listQueries(sent)).toEqual([
      { text: '', order: 'newest', page: 1, type: 'image', used: '', perpage: 24 },
    ]);
    fireEvent.change(screen.getByLabelText('搜尋名稱或替代文字'), { target: { value: '校門' } });
    fireEvent.keyDown(screen.getByLabelText('搜尋名稱或替代文字'), { key: 'Enter' });
    await waitFor(() => expect(listQueries(sent).at(-1)).toMatchObject({ text: '校門', page: 1 }));
    fireEvent.mouseDown(screen.getByRole('combobox', { name: '排列方式' }));
    fireEvent.click(await screen.findByText('檔案最大'));
    await waitFor(() =>
      expect(listQueries(sent).at(-1)).toMatchObject({ text: '校門', order: 'largest' }),
    );
    fireEvent.mouseDown(screen.getByRole('combobox', { name: '使用' }));
    fireEvent.click(await screen.findByText('沒有使用'));
    await waitFor(() =>
      expect(listQueries(sent).at(-1)).toMatchObject({ used: 'no', order: 'largest' }),
    );
  });

  it('moves between items with the arrow keys, with one tab stop', async () => {
    openLibrary();
    const items = within(await open()).getAllByRole('button');
    expect(items.map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
    items[0]?.focus();
    fireEvent.keyDown(items[0] as HTMLElement, { key: 'ArrowRight' });
    expect(document.activeElement).toBe(items[1]);
    fireEvent.keyDown(items[1] as HTMLElement, { key: 'End' });
    expect(document.activeElement).toBe(items[2]);
    fireEvent.click(items[2] as HTMLElement);
    expect(items.map((item) => item.getAttribute('aria-pressed'))).toEqual([
      'false',
      'false',
      'true',
    ]);
    expect(items.map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, 0]);
  });

  it('shows the details of an item, and returns it with its alternative text', async () => {
    const { picked } = openLibrary();
    await open();
    expect(button('選用')).toHaveProperty('disabled', true);
    await choose('圖2.jpg');
    const details = screen.getByRole('region', { name: '檔案內容' });
    for (const fact of ['200 KB', '1600×900像素', /王小美/])
      expect(within(details).getByText(fact)).toBeTruthy();
    fireEvent.click(button('選用'));
    await waitFor(() => expect(picked).toEqual([[{ media: createMedia(2), alt: '第2張圖' }]]));
  });

  it('requires an alternative text or the decorative mark before a picture is chosen', async () => {
    const { picked, changes } = openLibrary({ list: [createMedia(1, { alt: '' })] });
    await open();
    await choose('圖1.jpg');
    fireEvent.click(button('選用'));
    expect(await screen.findByText('請填寫圖片的替代文字，或標示為裝飾用')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /替代文字/ }));
    expect(picked).toEqual([]);
    fireEvent.click(screen.getByRole('checkbox', { name: '只是裝飾，不需要替代文字' }));
    fireEvent.click(button('選用'));
    await waitFor(() => expect(picked[0]?.[0]?.alt).toBe(''));
    expect(changes()).toEqual([]);
  });

  it('returns several items in the order of their selection', async () => {
    const { picked } = openLibrary({
      isMany: true,
      list: [createMedia(1), createMedia(2, { alt: '' }), createMedia(3)],
    });
    await open();
    for (const name of ['圖3.jpg', '圖1.jpg', '圖2.jpg', '圖1.jpg']) await choose(name);
    fireEvent.click(button('選用2個檔案'));
    await waitFor(() =>
      expect(picked[0]?.map(({ media, alt }) => [media.id, alt])).toEqual([
        [3, '第3張圖'],
        [2, undefined],
      ]),
    );
  });
});
