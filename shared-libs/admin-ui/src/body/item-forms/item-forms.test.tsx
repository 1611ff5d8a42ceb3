import { enter } from '@admissions/tools/testing';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { button, openBodyEditor } from '../../fixtures/body-editor.tsx';

describe('content item form', () => {
  it('edits rich text in a lazy editor', async () => {
    const { user, last } = openBodyEditor([
      { type: 'text', html: '<p>三月<strong>五日</strong>截止</p>' },
    ]);
    await user.click(button('編輯第1項文字'));
    const box = await screen.findByRole('textbox', { name: '文字內容' });
    expect(box.innerHTML).toBe('<p>三月<strong>五日</strong>截止</p>');
    await user.click(button('項目符號'));
    expect(last()[0]).toMatchObject({
      type: 'text',
      html: '<ul><li>三月<strong>五日</strong>截止</li></ul>',
    });
    await user.click(screen.getAllByRole('button', { name: '復原' })[0] as HTMLElement);
    expect(box.innerHTML).toBe('<p>三月<strong>五日</strong>截止</p>');
  });

  it('splits a text at a pasted table', async () => {
    const { user, last, store } = openBodyEditor([{ type: 'text', html: '<p>甲</p>' }]);
    await user.click(button('編輯第1項文字'));
    const html =
      '<p>前</p><table><tr><th>學系</th><th>名額</th></tr><tr><td>資工</td><td>45</td></tr></table><p>後</p>';
    fireEvent.paste(await screen.findByRole('textbox', { name: '文字內容' }), {
      clipboardData: { getData: (type: string) => (type === 'text/html' ? html : ''), files: [] },
    });
    expect(last()).toMatchObject([
      { type: 'text', html: '<p>前</p>' },
      { type: 'table', head: ['學系', '名額'], rows: [['資工', '45']] },
      { type: 'text', html: expect.stringMatching(/^<p>後.*<\/p>$/) },
    ]);
    expect(store.getState().toasts[0]?.content).toBe('貼上的1個表格已放進下方的表格項目。');
  });

  it('fills a table from a spreadsheet', async () => {
    const { user, last } = openBodyEditor([]);
    await user.click(button('新增表格'));
    await user.click(screen.getByRole('textbox', { name: '第1列第2欄' }));
    await user.paste('45\t甲\n40\t乙');
    expect(last()[0]).toMatchObject({
      head: ['', '', ''],
      rows: [
        ['', '45', '甲'],
        ['', '40', '乙'],
      ],
    });
    await user.click(button('刪除第1欄'));
    enter(screen.getByRole('textbox', { name: '第1欄標題' }), '名額');
    await user.click(button('新增一列'));
    await user.click(button('新增一欄'));
    await user.click(button('刪除第1列'));
    expect(last()[0]).toMatchObject({
      head: ['名額', '', ''],
      rows: [
        ['40', '乙', ''],
        ['', '', ''],
      ],
    });
  });

  it('focuses the first text field of a new item of each type', async () => {
    const { user } = openBodyEditor([]);
    const names = {
      標題: '標題文字',
      文字: '文字內容',
      圖片: '圖說',
      相簿: '圖說',
      影片: 'YouTube網址',
      按鈕: '按鈕文字',
      檔案: '檔案名稱',
      表格: '表格標題',
      引言: '引言內容',
      問與答: '問題',
      圖文並排: '文字內容',
    };
    for (const [type, name] of Object.entries(names)) {
      await user.click(button(`新增${type}`));
      const field = document.activeElement as HTMLInputElement;
      const label = field.getAttribute('aria-label') ?? field.labels?.[0]?.textContent;
      expect(`${type}：${label}`).toContain(`${type}：${name}`);
    }
  });

  it('labels every required input of a new item of each type', async () => {
    const { user, last } = openBodyEditor([]);
    const names = {
      標題: /標題文字/,
      相簿: /第1張圖片/,
      影片: /YouTube網址/,
      按鈕: /按鈕文字/,
      檔案: /^檔案/,
      表格: /表格標題/,
      引言: /引言內容/,
      問與答: /問題/,
      圖文並排: /圖片位置/,
    };
    for (const [type, name] of Object.entries(names)) {
      await user.click(button(`新增${type}`));
      expect(
        screen.queryAllByRole('textbox', { name }).length +
          screen.queryAllByRole('group', { name }).length,
      ).toBeGreaterThan(0);
    }
    expect(last()).toHaveLength(9);
  });
});
