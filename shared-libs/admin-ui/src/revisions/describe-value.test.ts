import type { Localised } from '@admissions/model';
import { htmlToText } from '@admissions/model/checks';
import { news, vr } from '@admissions/model/kinds';
import { createImage } from '@admissions/tools/testing';
import { describe, expect, it } from 'vitest';
import { describeItem } from '../field-types/describe-item.ts';
import { describeValue } from './describe-value.ts';

const chinese = (pair: Localised) => pair['zh-TW'];
const pic = createImage();

describe('describeValue', () => {
  it.each([
    ['a text', 'title', '標題', '標題'],
    ['nothing', 'link', null, '—'],
    ['a day', 'date', '2026-11-21', '2026/11/21'],
    ['a relation', 'category', { id: 5, title: '公告' }, '公告'],
    ['a switch', 'pinned', true, '是'],
    ['a picture', 'pic', pic, '圖片7：校園'],
    ['a decorative picture', 'pic', { ...pic, alt: '' }, '圖片7：只是裝飾'],
    [
      'a link',
      'link',
      { href: '/visit', label: '報名', newWindow: true },
      '報名 → /visit → 另開新視窗',
    ],
    ['the state', 'status', 'draft', '草稿'],
    ['a moment, in Taipei’s time', 'publishAt', '2026-11-21T01:30:00Z', '2026/11/21 09:30'],
  ])('formats %s', (_what, field, value, words) =>
    expect(describeValue(news, field, value, chinese)).toBe(words),
  );
  it('formats each list row on a line with the labels of its parts', () => {
    const hotspots = [
      { yaw: 10, pitch: 0, label: '往前', to: { id: 4, title: '圖書館' } },
      { yaw: 20, pitch: 0, label: '回頭', to: null },
    ];
    const lines = describeValue(vr, 'hotspots', hotspots, chinese).split('\n');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(/：10　.*：往前　.*：圖書館$/);
    expect(lines[1]).toMatch(/：—$/);
  });
  it('formats rich text by paragraph, and links with their URLs', () => {
    expect(
      htmlToText('<p>甲<strong>乙</strong></p><ul><li>一</li><li><a href="/news">二</a></li></ul>'),
    ).toBe('甲乙\n一\n二（/news）');
  });
  it.each([
    [{ type: 'heading', level: 3, text: '時程' }, '次標題\n時程'],
    [
      {
        type: 'table',
        head: ['日', '事'],
        rows: [
          ['1', '甲'],
          ['2', '乙'],
        ],
      },
      '日｜事\n1｜甲\n2｜乙',
    ],
    [{ type: 'faq', items: [{ question: '問', answer: '答' }] }, '問\n答'],
    [{ type: 'image', image: pic, caption: '說明' }, '圖片7：校園\n說明'],
    [{ type: 'button', label: '報名', link: { href: '/visit' } }, '報名\n/visit'],
    [{ type: 'divider' }, ''],
  ])('formats the content item %j', (item, words) =>
    expect(describeItem(item, chinese)).toBe(words),
  );
});
