// @vitest-environment jsdom
import { Editor } from '@tiptap/react';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { EXTENSIONS } from './extensions.ts';
import { parsePaste } from './parse-paste.ts';
import { toContent } from './rich-text-editor.tsx';
import { takeTables } from './take-tables.ts';
import { toHtml } from './to-html.ts';

let editor: Editor | undefined;
afterEach(() => editor?.destroy());
const editing = (html: string, areTablesKept = false) => {
  editor = new Editor({
    element: document.createElement('div'),
    extensions: EXTENSIONS,
    content: toContent(html),
    injectCSS: false,
    editorProps: { transformPastedHTML: (pasted) => parsePaste(pasted, areTablesKept).html },
  });
  return editor;
};
const clipboard = new Event('paste') as ClipboardEvent;
const pasted = (html: string) => {
  const target = editing('');
  target.view.pasteHTML(html, clipboard);
  return toHtml(target);
};

describe('stored text', () => {
  it.each([
    '<p>招生資訊</p>',
    '<p>一<strong>粗</strong>二<em>斜</em>三<u>底</u>四<s>刪</s>五</p>',
    '<p><strong>粗<em>又斜</em></strong></p>',
    '<p>CO<sub>2</sub>與m<sup>2</sup>與<code>npm</code></p>',
    '<p>第一行<br>第二行</p>',
    '<p>先看<a href="/news">最新消息</a>，再看<a target="_blank" href="https://www.yzu.edu.tw/?a=1&amp;b=2">校網</a></p>',
    '<h3>中標題</h3><h4>小標題</h4><p>內文</p>',
    '<ul><li>甲</li><li><strong>乙</strong>：說明<ul><li>乙之一</li></ul></li></ul>',
    '<ol start="3"><li>三</li><li><p>四</p><p>四的第二段</p></li></ol>',
    '<blockquote><p>引言</p></blockquote>',
    '<p>1 &lt; 2 &amp; 3</p>',
    '<p></p><p>前面空一段</p>',
  ])('is unchanged by the editor: %s', (html) => expect(toHtml(editing(html))).toBe(html));

  it.each([
    ['只有文字', '<p>只有文字</p>'],
    ['文字<ul><li>甲</li></ul>', '<p>文字</p><ul><li>甲</li></ul>'],
    ['<p>甲<ul><li>乙</li></ul></p>', '<p>甲</p><ul><li>乙</li></ul><p></p>'],
    [
      '<p><b>粗</b>\n<a href="/news">消息</a></p>',
      '<p><strong>粗</strong> <a href="/news">消息</a></p>',
    ],
    ['<b>粗</b><i>斜</i>', '<p><strong>粗</strong><em>斜</em></p>'],
    ['<p>\n  多餘\n  空白\n</p>\n', '<p>多餘 空白</p>'],
    ['<ul>\n<li>甲</li>\n<li>乙</li>\n</ul>', '<ul><li>甲</li><li>乙</li></ul>'],
    ['<p><a href="javascript:alert(1)">壞連結</a></p>', '<p>壞連結</p>'],
    ['<p><a href="http://example.com">不安全</a></p>', '<p>不安全</p>'],
    ['<table><tr><td>表</td></tr></table>', '<p>表</p>'],
    ['<blockquote></blockquote><ul></ul>', ''],
  ])('is parsed from %s to %s', (html, read) => expect(toHtml(editing(html))).toBe(read));
});

describe('pasted text', () => {
  it('keeps Word’s emphasis, headings and nested lists, and drops fonts, classes and markers', () => {
    const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Microsoft Word 15"><style>p.MsoNormal{font-size:12pt}</style></head><body><!--StartFragment-->
      <h1 style='margin:0cm'><span lang=EN-US>報名</span>須知<o:p></o:p></h1>
      <p class=MsoNormal><b><span style='font-family:"新細明體"'>三月五日</span></b>截止<o:p>&nbsp;</o:p></p>
      <p class=MsoListParagraph style='margin-left:18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Wingdings'><span style='mso-list:Ignore'>l<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;</span></span></span><![endif]>自傳</p>
      <p class=MsoListParagraph style='mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp;</span></span><![endif]>一千字</p>
      <p class=MsoListParagraph style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>2.</span>附照片</p>
      <p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>l</span>成績單</p>
      <p class=MsoNormal><o:p></o:p></p><!--EndFragment--></body></html>`;
    expect(pasted(word)).toBe(
      '<h3>報名須知</h3><p><strong>三月五日</strong>截止</p><ul><li>自傳<ol><li>一千字</li><li>附照片</li></ol></li><li>成績單</li></ul>',
    );
  });

  it('converts written numbers from Word to a numbered list', () => {
    const word =
      '<p class=MsoListParagraph style="margin-left:18pt">1.&nbsp;&nbsp; 自傳</p><p class=MsoListParagraph><span lang=EN-US>2.<span>&nbsp; </span></span><b>成績單</b></p><p class=MsoNormal>請寄到招生組</p><p class=MsoListParagraphCxSpFirst>3）附照片</p>';
    expect(pasted(word)).toBe(
      '<ol><li>自傳</li><li><strong>成績單</strong></li></ol><p>請寄到招生組</p><ol start="3"><li>附照片</li></ol>',
    );
    const unmarked = 'class=MsoListParagraph style="mso-list:l0 level1 lfo1"';
    expect(pasted(`<p ${unmarked}>1.&nbsp;自傳</p><p ${unmarked}>2.&nbsp;成績單</p>`)).toBe(
      '<ol><li>自傳</li><li>成績單</li></ol>',
    );
    expect(pasted('<p>1.&nbsp;自傳</p>\n<p>2.&nbsp;成績單</p>\n<p>其他</p>')).toBe(
      '<ol><li>自傳</li><li>成績單</li></ol><p>其他</p>',
    );
  });

  it.each([
    '<p>3.5分以上</p><p>4.0分以上</p>',
    '<p>2026.3.5</p><p>2027.3.5</p>',
    '<p>5. 只有一段</p><p>沒有號碼</p>',
    '<p>1. 甲</p><p>5. 乙</p>',
  ])('stays paragraphs that merely start with a number: %s', (html) =>
    expect(pasted(html)).toBe(html),
  );

  it('keeps emphasis of Google Docs from styles, and drops the bold wrapper', () => {
    const docs =
      '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr"><span style="font-size:16pt">課程</span></h2><p dir="ltr"><span style="font-weight:700;color:#f00">重要</span><span style="font-weight:400">說明</span><span style="font-style:italic">斜</span><span style="text-decoration:underline">底</span></p><ul><li dir="ltr"><p dir="ltr" role="presentation"><span>甲</span></p></li></ul></b>';
    expect(pasted(docs)).toBe(
      '<h3>課程</h3><p><strong>重要</strong>說明<em>斜</em><u>底</u></p><ul><li>甲</li></ul>',
    );
  });

  it('never contains scripts, pictures, styles or unsafe URLs', () => {
    const page =
      '<style>p{color:red}</style><script>alert(1)</script><p onclick="alert(1)" style="color:red">字<img src="x" onerror="alert(1)"></p><p><a href="javascript:alert(1)">壞</a><a href="https://www.yzu.edu.tw" onclick="x()">好</a></p><iframe src="https://example.com"></iframe>';
    expect(pasted(page)).toBe('<p>字</p><p>壞<a href="https://www.yzu.edu.tw">好</a></p>');
  });

  it('converts each table row to a line', () => {
    expect(
      pasted(
        '<table><tbody><tr><th>學系</th><th>名額</th></tr><tr><td>資工系</td><td> 45 </td></tr></tbody></table>',
      ),
    ).toBe('<p>學系　名額</p><p>資工系　45</p>');
  });
});

describe('a pasted address', () => {
  const HOST = 'https://admission.example.edu.tw';
  const link = (href: string) => `<a href="${href}">${href}</a>`;
  const pastedText = (text: string) => {
    const target = editing('');
    target.view.pasteText(text, clipboard);
    return toHtml(target);
  };
  it.each([
    [
      `${HOST}/a、https://www.example.edu.tw/b`,
      `${link(`${HOST}/a`)}、${link('https://www.example.edu.tw/b')}`,
    ],
    [`見${HOST}/簡章?年=115`, `見${link(`${HOST}/簡章?年=115`)}`],
  ])('ends before Chinese punctuation: %s', (text, html) =>
    expect(pastedText(text)).toBe(`<p>${html}</p>`),
  );
  it('ends where it ends, whatever is around it', () => {
    const target = editing('');
    const words = fc.string({ unit: fc.constantFrom(...'招生名額請於a1'), maxLength: 8 });
    const address = fc
      .tuple(
        fc.stringMatching(/^[a-z][a-z0-9]{0,9}$/),
        fc.stringMatching(/^(\/[A-Za-z0-9]{1,8}){0,3}$/),
        fc.stringMatching(/^(\?[a-z]{1,5}=[A-Za-z0-9]{1,8})?$/),
      )
      .map(([name, path, query]) => `https://${name}.edu.tw${path}${query}`);
    const mark = fc.constantFrom(...'。，、；：！？（）「」『』《》【】〈〉…“”’　～｜');
    fc.assert(
      fc.property(words, address, mark, words, (before, href, after, more) => {
        target.commands.setContent('<p></p>');
        target.view.pasteText(`${before}：${href}${after}${more}`, clipboard);
        const links = [...target.view.dom.querySelectorAll('a')];
        expect(links.map((each) => [each.getAttribute('href'), each.textContent])).toEqual([
          [href, href],
        ]);
        expect(target.getText()).toBe(`${before}：${href}${after}${more}`);
      }),
      { numRuns: 2000 },
    );
  });
  it('leads to the target of a redirect page', () => {
    const docs =
      '<meta charset="utf-8"><b style="font-weight:normal" id="docs-internal-guid-0"><p><a href="https://www.google.com/url?q=https%3A%2F%2Fwww.example.edu.tw%2F&amp;sa=D&amp;source=editors&amp;ust=1">link</a></p></b>';
    expect(pasted(docs)).toBe('<p><a href="https://www.example.edu.tw/">link</a></p>');
    expect(
      pastedText('https://l.facebook.com/l.php?u=https%3A%2F%2Fwww.example.edu.tw%2F&h=x'),
    ).toContain('<a href="https://www.example.edu.tw/">');
  });
});

describe('pasted tables', () => {
  const TABLE =
    '<table><tr><th>學系</th><th>名額</th></tr><tr><td> 資工\n系 </td><td>45</td></tr></table>';
  const rows = [
    ['學系', '名額'],
    ['資工 系', '45'],
  ];
  const pastedInto = (text: string, html: string, at = 3) => {
    const target = editing(text, true);
    target.commands.setTextSelection(at);
    target.view.pasteHTML(html, clipboard);
    const taken = takeTables(target);
    return { taken, text: toHtml(target), target };
  };
  it('split the text where they were', () => {
    const { taken, text, target } = pastedInto(
      '<p>甲乙丙丁</p>',
      `<p>前</p>${TABLE}<p>中</p>${TABLE}<p>後</p>`,
    );
    expect(text).toBe('<p>甲乙前</p>');
    expect(taken).toEqual({ before: [], after: [rows, '<p>中</p>', rows, '<p>後丙丁</p>'] });
    target.commands.undo();
    expect(takeTables(target)).toBeNull();
  });
  it('precede the text that follows them in an empty editor', () => {
    expect(pastedInto('', `${TABLE}<p>後</p>`, 1)).toMatchObject({
      text: '<p>後</p>',
      taken: { before: [rows], after: [] },
    });
    expect(pastedInto('', TABLE, 1)).toMatchObject({
      text: '',
      taken: { before: [], after: [rows] },
    });
  });
  it('split a list', () => {
    const { taken, text } = pastedInto('<ul><li>甲乙</li><li>丙</li></ul>', TABLE, 4);
    expect(text).toBe('<ul><li>甲</li></ul>');
    expect(taken?.after).toEqual([rows, '<ul><li>乙</li><li>丙</li></ul>']);
  });
});
