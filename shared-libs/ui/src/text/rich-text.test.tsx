import { showPage } from '@admissions/tools/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { RichText } from './rich-text.tsx';

const show = (html: string) => {
  const page = showPage(<RichText html={html} />);
  return { ...page, box: page.container.firstElementChild as HTMLElement };
};
const ALLOWED = 'P BR STRONG B EM I U S A SPAN UL OL LI BLOCKQUOTE H3 H4 CODE SUB SUP HR'.split(
  ' ',
);

describe('RichText', () => {
  it('renders the text of an editor', () => {
    const { box } = show(
      '<h3>資格</h3><p>第一<strong>重點</strong><br>第二&amp;三</p><ol><li>一</li><li>二</li></ol>',
    );
    expect(box.innerHTML).toBe(
      '<h3>資格</h3><p>第一<strong>重點</strong><br>第二&amp;三</p><ol><li>一</li><li>二</li></ol>',
    );
  });
  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<svg onload="alert(1)"><a xlink:href="javascript:alert(1)">x</a></svg>',
    '<iframe src="https://evil.example"></iframe>',
    '<p onclick="alert(1)" style="position:fixed" class="x">點我</p>',
    '<form action="https://evil.example"><input name="a"><button>送出</button></form>',
    '<!--><img src=x onerror=alert(1)>-->',
    '<p><style>*{display:none}</style></p>',
    '<a href="https://a.example" onmouseover="alert(1)">x</a>',
    '<<script>script>alert(1)</script>',
    '<p/onclick="alert(1)">x</p>',
    '<base href="https://evil.example"><meta http-equiv="refresh" content="0;url=https://evil.example">',
  ])('drops elements and attributes that are not on the list: %s', (html) => {
    const { box } = show(html);
    const elements = [...box.querySelectorAll('*')];
    expect(elements.filter(({ tagName }) => !ALLOWED.includes(tagName))).toEqual([]);
    expect(
      elements
        .flatMap((each) => each.getAttributeNames())
        .filter((name) => !['href', 'target', 'rel', 'data-discover'].includes(name)),
    ).toEqual([]);
  });
  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java&#x09;script:alert(1)',
    '&#106;avascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//evil.example',
    '/\\evil.example',
    '/&#9;/evil.example',
    'http://plain.example',
    '',
  ])('drops the link to %j but not its text', (href) => {
    const { box } = show(`<p><a href="${href}">看這裡</a></p>`);
    expect(box.textContent).toBe('看這裡');
    expect(screen.queryByRole('link')).toBeNull();
  });
  it.each([
    '/admissions#div1',
    'https://www.example.edu.tw/a',
    'mailto:a@example.edu.tw',
    'tel:+88634638800',
    '#top',
  ])('links to %s', (href) => {
    show(`<p><a href="${href}">看這裡</a></p>`);
    expect(screen.getByRole('link', { name: '看這裡' }).getAttribute('href')).toMatch(
      new RegExp(`${href.replace(/[+.]/g, '\\$&')}$`),
    );
  });
  it('announces a new window', () => {
    show('<p><a href="https://www.example.edu.tw/" target="_blank">看這裡</a></p>');
    expect(screen.getByRole('link', { name: /另開新視窗/ }).getAttribute('rel')).toContain(
      'noopener',
    );
  });
});
