import type { BodyItem } from '@admissions/model';
import { news } from '@admissions/model/kinds';
import { apiAnswering, createImage } from '@admissions/tools/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { button, chooseFor, chooseFrom, openBodyEditor } from '../fixtures/body-editor.tsx';

const heading = (text: string): BodyItem => ({ type: 'heading', level: 2, text });
const BODY = ['甲', '乙', '丙', '丁'].map(heading);
const texts = (items: readonly BodyItem[]) =>
  items.map((item) => (item.type === 'heading' ? item.text : item.type)).join('');
const check = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name }));

describe('several items of a body', () => {
  it('copies and pastes into another entry, with new keys and the same content', async () => {
    const image = createImage();
    const { last: first } = openBodyEditor([...BODY, { type: 'image', image, key: 'own' }]);
    check('選取第1項標題');
    check('選取第5項圖片');
    fireEvent.click(button('複製'));
    expect(screen.getByRole('status').textContent).toContain('已複製2個項目');
    expect(first()).toEqual([]);
    const { last } = openBodyEditor([heading('別的')]);
    fireEvent.click(button('貼上2個項目'));
    expect(last()).toMatchObject([
      heading('別的'),
      heading('甲'),
      { type: 'image', image: { media: 7, alt: '校園' } },
    ]);
    expect(new Set(['own', ...last().map(({ key }) => key)]).size).toBe(4);
    fireEvent.click(button('復原'));
    expect(texts(last())).toBe('別的');
  });

  it('offers copies in every window, and none when the stored copy is unreadable', () => {
    openBodyEditor(BODY);
    localStorage.setItem(
      'admissions.body-clipboard',
      JSON.stringify({ version: 1, items: [heading('外'), { type: 'virus' }, null] }),
    );
    fireEvent(window, new Event('storage'));
    expect(button('貼上1個項目')).toBeTruthy();
    for (const stored of ['{', '[]', JSON.stringify({ version: 0, items: [heading('舊')] })]) {
      localStorage.setItem('admissions.body-clipboard', stored);
      fireEvent(window, new Event('storage'));
      expect(screen.queryByRole('button', { name: /^貼上/ })).toBeNull();
    }
  });

  it('deletes together and restores in one step', () => {
    const { last } = openBodyEditor(BODY);
    check('選取第2項標題');
    check('選取第3項標題');
    fireEvent.click(button('刪除選取的項目'));
    expect(texts(last())).toBe('甲丁');
    expect(screen.queryByRole('button', { name: '複製' })).toBeNull();
    fireEvent.click(button('復原'));
    expect(texts(last())).toBe('甲乙丙丁');
  });
});

describe('item of a long body', () => {
  it('moves to the typed position', async () => {
    const { last } = openBodyEditor(BODY);
    await chooseFor('第4項標題', '移到指定位置');
    fireEvent.change(await screen.findByRole('spinbutton'), { target: { value: '2' } });
    fireEvent.keyDown(screen.getByRole('spinbutton'), { key: 'Enter' });
    await waitFor(() => expect(texts(last())).toBe('甲丁乙丙'));
    expect(screen.getByRole('status').textContent).toBe('已移到第2項，共4項');
  });

  it('moves by dragging its handle, is undone by key, and stays after Escape', () => {
    const { changes, last } = openBodyEditor(BODY);
    const list = screen.getAllByRole('list')[0] as HTMLElement;
    Element.prototype.setPointerCapture ??= () => {};
    for (const [index, row] of [...list.children].entries())
      row.getBoundingClientRect = () =>
        ({ top: 300 + index * 50, bottom: 350 + index * 50, height: 50 }) as DOMRect;
    // jsdom has no pointer events.
    const pointer = (type: string, at: Element | null | undefined, clientY: number) =>
      fireEvent(
        at as Element,
        Object.assign(new MouseEvent(type, { bubbles: true, button: 0, clientY }), {
          isPrimary: true,
          pointerId: 1,
        }),
      );
    const handle = () => list.children[0]?.querySelector('[data-handle]');
    pointer('pointerdown', handle(), 310);
    pointer('pointermove', list, 440);
    expect(list.children[2]?.getAttribute('data-drop')).toBe('after');
    fireEvent.keyDown(window, { key: 'Escape' });
    pointer('pointerup', list, 440);
    expect(changes).toEqual([]);
    pointer('pointerdown', handle(), 310);
    pointer('pointermove', list, 440);
    pointer('pointerup', list, 440);
    expect(texts(last())).toBe('乙丙甲丁');
    expect(document.activeElement).toBe(button('編輯第3項標題'));
    fireEvent.keyDown(button('編輯第3項標題'), { key: 'z', ctrlKey: true });
    expect(texts(last())).toBe('甲乙丙丁');
  });

  it('ignores keys of a running input method', async () => {
    const { changes } = openBodyEditor(BODY);
    await chooseFor('第4項標題', '刪除');
    const toggle = button('編輯第1項標題');
    fireEvent.keyDown(toggle, { key: 'z', ctrlKey: true, isComposing: true });
    fireEvent.keyDown(toggle, { key: 'ArrowDown', altKey: true, keyCode: 229 });
    expect(changes).toHaveLength(1);
    fireEvent.keyDown(toggle, { key: 'z', ctrlKey: true });
    expect(changes).toHaveLength(2);
  });
});

it('another entry of the kind copies its content items, which can be undone', async () => {
  const { sent } = apiAnswering(({ path }) =>
    path.endsWith('news_list')
      ? { data: { list: [{ id: 5, title: '去年的簡章' }], total: 1, page: 1, perpage: 10 } }
      : { data: { id: 5, title: '去年的簡章', body: BODY } },
  );
  const { last } = openBodyEditor([heading('今年')], undefined, news);
  await chooseFrom('內容的更多操作', '從其他資料複製內容');
  fireEvent.click(await screen.findByRole('button', { name: '去年的簡章' }));
  expect(await screen.findByText('內文：4個項目')).toBeTruthy();
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '加在最後' }));
  expect(texts(last())).toBe('今年甲乙丙丁');
  expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'get /api/admin/news/news_list',
    'get /api/admin/news/news_info/5',
  ]);
  fireEvent.click(button('復原'));
  expect(texts(last())).toBe('今年');
});
