// @vitest-environment jsdom
import { event, news, vr } from '@admissions/model/kinds';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { collectVisibleParts } from './collect-visible-parts.ts';
import { findRegions } from './find-regions.ts';

const pick = (text: { 'zh-TW': string }) => text['zh-TW'];
let line = 0;
beforeEach(() => {
  line = 0;
  // jsdom has no layout: each element is a line below the one measured before.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => {
    line += 20;
    return { left: 10, top: line, width: 100, height: 20 } as DOMRect;
  });
});

/** Matches on a page in order: field and row. */
function found(kind: typeof news | typeof vr | typeof event, values: object, html: string) {
  document.body.innerHTML = html;
  return findRegions(document, collectVisibleParts(kind, { ...values }, pick)).map(
    ({ field, item }) => (item === undefined ? field : `${field} ${item}`),
  );
}

describe('regions of an entry on its page', () => {
  it('are found by their content, whatever else is on the page', () => {
    const values = {
      title: '三位同學獲得獎學金',
      summary: '本校學生在全國競賽中得獎。',
      date: '2026-11-20',
      category: { id: 2, title: '榮譽榜' },
    };
    const html = `<header><a>校園新聞</a></header><main><h1>三位同學<wbr>獲得獎學金</h1>
      <p><span>榮譽榜</span><time>2026.11.20</time></p><p>本校學生在<wbr>全國競賽中得獎。</p><p>別則新聞的摘要</p></main>`;
    expect(found(news, values, html)).toEqual(['title', 'category', 'date', 'summary']);
  });
  it('are separate for each body item, with all its paragraphs and pictures', () => {
    const pic = {
      url: '/media/a.webp',
      alt: '',
      sources: [{ type: 'image/avif', srcset: '/media/a-640.avif 640w, /media/a-1280.avif 1280w' }],
    };
    const values = {
      title: '標題',
      body: [
        { type: 'heading', level: 2, text: '報名方式' },
        { type: 'text', html: '<p>第一段的<strong>內容</strong></p><p>第二段的內容</p>' },
        { type: 'image', image: pic },
      ],
    };
    const html = `<h2>報名方式</h2><p>第一段的<strong>內容</strong></p><p>第二段的內容</p>
      <picture><source srcset="/media/a-640.avif 640w"><img src="/media/other.webp"></picture>`;
    expect(found(news, values, html)).toEqual(['body 0', 'body 1', 'body 2']);
  });
  it('are one region when adjacent, and several when separated', () => {
    const html = '<p>活動名稱很長</p><p>別的</p><h1>活動名稱很長</h1>';
    expect(found(event, { title: '活動名稱很長' }, html)).toEqual(['title']);
    const apart = '<p>活動名稱很長</p><p>說明文字在這裡</p><h1>活動名稱很長</h1>';
    expect(found(event, { title: '活動名稱很長', summary: '說明文字在這裡' }, apart)).toEqual([
      'title',
      'summary',
      'title',
    ]);
  });
  it('are the rows of a list, and never a short text inside another', () => {
    const values = {
      title: '校門',
      hotspots: [
        { yaw: 30, pitch: 0, label: '往圖書館', to: null },
        { yaw: 60, pitch: 0, label: '往七館', to: null },
      ],
    };
    expect(found(vr, values, '<p>走進校門右轉</p><a>往七館</a><a>往圖書館</a>')).toEqual([
      'hotspots 1',
      'hotspots 0',
    ]);
  });
});
