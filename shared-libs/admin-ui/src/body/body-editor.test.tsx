import type { BodyItem } from '@admissions/model';
import { createImage } from '@admissions/tools/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { button, chooseFor, chooseFrom, openBodyEditor } from '../fixtures/body-editor.tsx';

const image = createImage({
  sources: [{ type: 'image/webp', srcset: '/media/7/480.webp 480w, /media/7/large.webp 1600w' }],
});
const BODY: BodyItem[] = [
  { type: 'heading', level: 2, text: '報名方式' },
  { type: 'quote', text: '來元智看看', name: '王同學' },
  { type: 'image', image, caption: '大門' },
];

const rows = () =>
  within(screen.getByRole('region', { name: '內容項目' })).getAllByRole('listitem');
const texts = (items: readonly BodyItem[]) =>
  items.map((item) => (item.type === 'heading' || item.type === 'quote' ? item.text : item.type));

describe('body editor', () => {
  it('shows each item as a line with type, summary and smallest picture, without form', () => {
    openBodyEditor(BODY);
    expect(rows().map((row) => row.textContent)).toEqual([
      expect.stringContaining('標題報名方式'),
      expect.stringContaining('引言來元智看看'),
      expect.stringContaining('圖片大門'),
    ]);
    expect(rows()[2]?.querySelector('img')?.getAttribute('src')).toBe('/media/7/480.webp');
    const list = screen.getByRole('region', { name: '內容項目' });
    expect(within(list).queryByRole('textbox')).toBeNull();
  });

  it('names the page that a button leads to', () => {
    const link = { href: '/admissions', label: '', newWindow: false };
    openBodyEditor([{ type: 'button', label: '怎麼報名', link }]);
    expect(rows()[0]?.textContent).toContain('怎麼報名 → 招生資訊');
  });

  it('names a YouTube video without a caption as one', () => {
    openBodyEditor([{ type: 'video', video: { provider: 'youtube', id: 'dQw4w9WgXcQ' } }]);
    expect(rows()[0]?.textContent).toContain('YouTube影片 dQw4w9WgXcQ');
  });

  it('renders the form of the open item only', async () => {
    const { user } = openBodyEditor(BODY);
    await user.click(button('編輯第1項標題'));
    expect(screen.getByRole('textbox', { name: /標題文字/ })).toHaveProperty('value', '報名方式');
    expect(rows()[0]?.textContent).not.toContain('報名方式');
    await user.click(button('編輯第2項引言'));
    expect(screen.queryByRole('textbox', { name: /標題文字/ })).toBeNull();
    expect(button('編輯第2項引言').getAttribute('aria-expanded')).toBe('true');
  });

  it('focuses the editor of a new text and keeps text typed before it has loaded', async () => {
    const { user, last } = openBodyEditor(BODY);
    await user.click(button('新增文字'));
    expect(document.activeElement?.getAttribute('aria-label')).toBe('文字內容');
    await user.keyboard('甲乙');
    await waitFor(() => expect(last().at(-1)).toMatchObject({ html: '<p>甲乙</p>' }));
    expect(button('編輯第4項文字').getAttribute('aria-expanded')).toBe('true');
  });

  it('adds an item between two by the button on their gap, which the last one lacks', async () => {
    const { user, last } = openBodyEditor(BODY);
    expect(screen.queryByRole('button', { name: '在第3項圖片之後新增' })).toBeNull();
    await user.click(button('在第1項標題之後新增'));
    await user.keyboard('{Escape}');
    expect(document.activeElement).toBe(button('在第1項標題之後新增'));
    await user.keyboard('{Enter}');
    await user.click(screen.getByRole('menuitem', { name: '分隔線' }));
    expect(last().map(({ type }) => type)).toEqual(['heading', 'divider', 'quote', 'image']);
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('adds an item at the end and focuses its form', async () => {
    const { user, last } = openBodyEditor(BODY);
    await user.click(button('新增問與答'));
    expect(last()[3]).toMatchObject({ type: 'faq', items: [{ question: '', answer: '' }] });
    await user.type(screen.getByRole('textbox', { name: /問題/ }), '何時放榜？');
    await user.type(screen.getByRole('textbox', { name: /回答/ }), '三月');
    expect(last()[3]).toMatchObject({ items: [{ question: '何時放榜？', answer: '三月' }] });
    expect(
      rows()
        .find((row) => row.hasAttribute('data-open'))
        ?.contains(document.activeElement),
    ).toBe(true);
  });

  it('moves an item from its menu, keeps the focus and announces the position', async () => {
    const { last } = openBodyEditor(BODY);
    await chooseFor('第1項標題', '往下移');
    expect(texts(last())).toEqual(['來元智看看', '報名方式', 'image']);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('更多操作：第2項標題');
    expect(screen.getByRole('status').textContent).toBe('已移到第2項，共3項');
    await chooseFor('第2項標題', '往下移');
    expect(texts(last())).toEqual(['來元智看看', 'image', '報名方式']);
  });

  it('moves an item with Alt and the arrow keys, except in text fields', async () => {
    const { user, changes, last } = openBodyEditor(BODY);
    button('編輯第3項圖片').focus();
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(texts(last())).toEqual(['報名方式', 'image', '來元智看看']);
    await user.click(button('編輯第1項標題'));
    screen.getByRole('textbox', { name: /標題文字/ }).focus();
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(changes).toHaveLength(1);
  });

  it('undoes and redoes by button and by key', async () => {
    const { user, last } = openBodyEditor(BODY);
    await chooseFor('第1項標題', '刪除');
    await user.click(button('復原'));
    expect(texts(last())).toEqual(['報名方式', '來元智看看', 'image']);
    await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    expect(texts(last())).toEqual(['來元智看看', 'image']);
    await user.keyboard('{Meta>}z{/Meta}');
    expect(texts(last())).toEqual(['報名方式', '來元智看看', 'image']);
  });

  it('confirms before it removes everything', async () => {
    const { user, store, changes, last } = openBodyEditor(BODY);
    await chooseFrom('內容的更多操作', '清空內容');
    expect(store.getState().confirm?.message).toContain('3個項目');
    expect(changes).toEqual([]);
    act(() => store.getState().answerConfirm(true));
    expect(last()).toEqual([]);
    await user.click(button('復原'));
    expect(last()).toHaveLength(3);
  });

  it('keeps an item of an unknown type, which can be moved and deleted but not opened', async () => {
    const future = { type: 'hologram', depth: 3 } as unknown as BodyItem;
    const { last } = openBodyEditor([future, ...BODY]);
    expect(rows()[0]?.textContent).toContain('無法辨識的內容項目');
    expect(screen.queryByRole('button', { name: '編輯第1項hologram' })).toBeNull();
    await chooseFor('第1項hologram', '往下移');
    expect(last()[1]).toMatchObject({ type: 'hologram', depth: 3 });
    await chooseFor('第2項hologram', '刪除');
    expect(texts(last())).toEqual(texts(BODY));
  });

  it('marks items with errors, and shows the messages at their fields', async () => {
    const { user } = openBodyEditor(BODY, {
      '1.text': '最多400個字',
      '2.image.alt': '請填寫替代文字',
      '': '內容太多',
    });
    await user.click(button('編輯第2項引言'));
    expect(screen.getByRole('textbox', { name: /引言內容/ }).getAttribute('aria-invalid')).toBe(
      'true',
    );
    expect(screen.getByText('最多400個字')).toBeTruthy();
    expect(screen.getByText('內容太多')).toBeTruthy();
    expect(rows().filter((row) => row.hasAttribute('data-faulty'))).toHaveLength(2);
  });

  it('adopts another body of the form and clears the undo history', async () => {
    const { user, load, changes } = openBodyEditor(BODY);
    await chooseFor('第1項標題', '刪除');
    load([{ type: 'heading', level: 3, text: '別的文章' }]);
    expect(rows()).toHaveLength(1);
    await user.click(button('復原'));
    expect(rows()).toHaveLength(1);
    expect(changes).toHaveLength(1);
  });
});
