import { LINK_PATHS, type LinkTarget } from '@admissions/protocol/staff';
import { apiAnswering, type Reply, type Sent, showPage } from '@admissions/tools/testing';
import { act, configure, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { FormField } from '../base/form-field.tsx';
import { LinkInput } from './link-input.tsx';

// Computed styles are slow here, and nothing is hidden by them.
configure({ defaultHidden: true });

const target = (link: string, more: Partial<LinkTarget> = {}): LinkTarget => ({
  link,
  title: '開放日',
  kind: 'news.news',
  area: 'news',
  state: 'published',
  headings: [{ anchor: 'h-交通', text: '交通' }],
  ...more,
});
const choice = { kind: 'news.news', area: 'news', id: 7, title: '開放日', url: '/newsCont?id=7' };
const CHOICES = [{ ...choice, marks: [], state: 'scheduled', parent: '公告' }];
function shown(initial: string, known: LinkTarget[] = [], answer?: (request: Sent) => Reply) {
  const { sent } = apiAnswering((request) => {
    if (answer) return answer(request);
    if (request.path === LINK_PATHS.search) return { data: { list: CHOICES, total: 25 } };
    return { data: { list: known } };
  });
  const Form = () => {
    const [href, setHref] = useState(initial);
    return (
      <FormField label="連結">
        {(control) => <LinkInput control={control} value={href} onChange={setHref} />}
      </FormField>
    );
  };
  showPage(<Form />);
  return {
    searchTerms: () =>
      sent.filter(({ path }) => path === LINK_PATHS.search).map(({ params }) => params.q),
  };
}
const field = () => screen.getByLabelText<HTMLInputElement>('連結');
const expectText = async (text: string | RegExp) =>
  expect(await screen.findByText(text)).toBeTruthy();

describe('link note', () => {
  it.each<[string, Partial<LinkTarget>, string]>([
    ['/newsCont?id=7', {}, '連到：開放日'],
    ['/newsCont?id=7#h-交通', {}, '連到：開放日・交通'],
    ['/newsCont?id=7#h-%E4%BA%A4%E9%80%9A', {}, '連到：開放日・交通'],
    ['/newsCont?id=7#h-沒有', {}, '連到：開放日・這一頁沒有這個段落，會停在頁首。'],
    ['/newsCont?id=7', { state: 'draft' }, '連到：開放日・草稿，訪客還看不到'],
    ['/newsCont?id=7', { state: 'ended' }, '連到：開放日・已下架，訪客看不到'],
    ['/newsCont?id=7', { state: 'draft', title: null }, '其他單元的內容・草稿，訪客還看不到'],
    ['/newsCont?id=7', { state: 'gone', title: null }, '這個頁面不存在或已刪除，請換一個。'],
  ])('for %s with %o shows %s', async (href, more, words) => {
    shown(href, [target(href, more)]);
    await expectText(words);
  });
  it('shows the host of an external link, and reports an invalid URL', async () => {
    shown('https://www.example.edu.tw/a');
    await expectText('連到其他網站：www.example.edu.tw');
    fireEvent.change(field(), { target: { value: 'http://example.edu.tw' } });
    await expectText(/https/);
  });
});

describe('link picker', () => {
  it('picks a heading of an article', async () => {
    shown('', [target('/newsCont?id=7')]);
    fireEvent.click(screen.getByRole('button', { name: '選擇頁面' }));
    fireEvent.click(await screen.findByRole('button', { name: /開放日.*排程.*公告・校園新聞/ }));
    fireEvent.click(await screen.findByRole('button', { name: '# 交通' }));
    expect(field().value).toBe('/newsCont?id=7#h-交通');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
  it('requests nothing while an input method composes a word', async () => {
    const { searchTerms } = shown('');
    fireEvent.click(screen.getByRole('button', { name: '選擇頁面' }));
    const search = await screen.findByLabelText('用標題或內文搜尋');
    await screen.findByRole('list', { name: '網站的頁面' });
    fireEvent.compositionStart(search);
    for (const value of ['ㄐ', 'ㄐㄧ', '交']) fireEvent.change(search, { target: { value } });
    await act(() => new Promise((resolve) => setTimeout(resolve, 400)));
    expect(searchTerms()).toEqual(['']);
    fireEvent.change(search, { target: { value: '交通' } });
    fireEvent.compositionEnd(search);
    await waitFor(() => expect(searchTerms()).toEqual(['', '交通']));
    await expectText('還有24筆，請多打幾個字。');
  });
});
