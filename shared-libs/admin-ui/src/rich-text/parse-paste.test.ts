// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { parsePaste } from './parse-paste.ts';
import { toParagraphs } from './typing-placeholder.tsx';

const TABLE =
  '<p>前</p><table><tr><th>學系</th><th>名額</th></tr><tr><td> 資工\n系 </td><td>45</td></tr></table><p>後</p>';

describe('parsePaste', () => {
  it('extracts tables where the body has an item for them', () =>
    expect(parsePaste(TABLE, true)).toEqual({
      html: '<p>前</p><p>後</p>',
      tables: [
        [
          ['學系', '名額'],
          ['資工 系', '45'],
        ],
      ],
      pictures: 0,
    }));
  it('keeps table rows as lines otherwise', () => {
    const { html, tables } = parsePaste(TABLE, false);
    expect(tables).toEqual([]);
    expect(html).toContain('學系　名額');
  });
  it('leaves a table of one column in the text, as letters use it for layout', () =>
    expect(
      parsePaste('<table><tr><td>一</td></tr><tr><td>二</td></tr></table>', true),
    ).toMatchObject({
      tables: [],
    }));
  it('counts the dropped pictures', () =>
    expect(parsePaste('<p>字<img src="file:///a.png"><img src="b.png"></p>', true)).toEqual({
      html: '<p>字</p>',
      tables: [],
      pictures: 2,
    }));
});

describe('toParagraphs', () => {
  it('converts each line to a paragraph and preserves special characters', () =>
    expect(toParagraphs('甲<乙\n丙&丁')).toBe('<p>甲&lt;乙</p><p>丙&amp;丁</p>'));
  it('returns nothing for blank text', () => expect(toParagraphs(' \n')).toBe(''));
});
