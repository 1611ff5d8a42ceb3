import type { AnyKind } from '@admissions/model';
import { bachelorDepartment, news, siteMenu } from '@admissions/model/kinds';
import type { AnyEntry } from '@admissions/model/merge';
import { apiAnswering, createEntry, createImage, showPage } from '@admissions/tools/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AdminProvider } from '../base/admin-provider.tsx';
import { KindForm } from '../form/kind-form.tsx';

const ENTRY = createEntry(4, {
  status: 'draft',
  title: '說明會',
  summary: '報名至2020/11/30止',
  date: '2026-11-21',
  category: { id: 1, title: '公告' },
  pic: createImage(),
  link: { href: '/newsCont?id=9', label: '點這裡' },
  body: [],
});
const CHECKS = { dead: ['/newsCont?id=9'], heavy: [{ media: 7, size: 812_345 }] };

function editing(
  changes: object = {},
  fields = ['title', 'summary', 'link'],
  kind: AnyKind = news,
) {
  const found = [{ rule: 'placesSum', field: 'quota', words: '51', other: '52' }];
  const { sent } = apiAnswering(({ path }) => {
    if (path !== '/api/admin/checks') return { data: { others: [] } };
    return { data: kind === news ? { ...CHECKS, found: [] } : { dead: [], heavy: [], found } };
  });
  const entry = { ...ENTRY, ...changes } as unknown as AnyEntry;
  showPage(<KindForm kind={kind} entry={entry} fields={fields} onSaved={() => {}} />, {
    layout: AdminProvider,
  });
  return sent;
}

describe('checks panel', () => {
  it('shows findings of the form and of the server, and focuses the field', async () => {
    const sent = editing();
    expect(await screen.findByText('2020/11/30已經過了，請確認是否要更新。')).toBeTruthy();
    expect(
      await screen.findByText('連結/newsCont?id=9找不到頁面，或那一頁目前沒有發布。'),
    ).toBeTruthy();
    expect(screen.getByText('圖片檔案有812 kB，建議換成500 kB以下的圖。')).toBeTruthy();
    expect(screen.getByText('2項提醒')).toBeTruthy();
    expect(screen.getByText('2項可以更好')).toBeTruthy();
    expect(sent.filter(({ path }) => path === '/api/admin/checks').map(({ body }) => body)).toEqual(
      [{ links: ['/newsCont?id=9'], media: [7] }],
    );
    fireEvent.click(screen.getByRole('button', { name: '摘要' }));
    expect(document.activeElement).toBe(screen.getByLabelText(/^摘要/));
  });
  it('lists an empty required field and a wrong value, and focuses the field', async () => {
    editing({ title: '', date: '11/21' }, ['title', 'date', 'summary', 'link']);
    expect(await screen.findByText('2項要改')).toBeTruthy();
    expect(await screen.findByText('2項提醒')).toBeTruthy();
    expect(screen.getByText('改好這些才能發布。')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '標題' }));
    expect(document.activeElement).toBe(screen.getByLabelText(/^標題/));
  });
  it('names the row and the field of each wrong value', async () => {
    editing({ parts: [{ label: '', links: [{ label: '' }] }] }, ['parts'], siteMenu);
    expect(await screen.findByRole('button', { name: '選單第1項　連到的單元' })).toBeTruthy();
    const nested = /^選單第1項　展開後的連結第1項　/;
    expect(screen.getAllByRole('button', { name: nested }).length).toBeGreaterThan(1);
    expect(screen.getAllByText('請選擇一項')).toBeTruthy();
  });
  it('names the fault of a content item, which a refusal opens each time', async () => {
    const empty = { type: 'heading', level: 2, text: '' };
    const body = [{ ...empty, text: '報名' }, empty, { type: 'quote', text: '' }];
    editing({ body }, ['title', 'body']);
    expect(await screen.findByRole('button', { name: '內文第2項　文字' })).toBeTruthy();
    const line = await screen.findByRole('button', { name: '編輯第2項標題' });
    for (const _ of ['once', 'again']) {
      fireEvent.click(screen.getByText('儲存'));
      const field = await screen.findByRole('textbox', { name: /標題文字/ });
      await waitFor(() => expect(document.activeElement).toBe(field));
      fireEvent.click(line);
      expect(line.getAttribute('aria-expanded')).toBe('false');
    }
  });
  it('counts the further errors below the body', async () => {
    const faq = { type: 'faq', items: [{ question: '', answer: '' }] };
    editing({ body: [faq, { type: 'quote', text: '' }] }, ['body']);
    fireEvent.click(screen.getByText('儲存'));
    expect(await screen.findByText(/^內文第1項\s.*（還有2項）$/)).toBeTruthy();
  });
  it('opens a content item at the named part', async () => {
    const faq = { type: 'faq', items: [{ question: '', answer: '有' }] };
    const link = { type: 'button', label: '報名', link: { href: 'wrong' } };
    const picture = { type: 'image', image: null };
    const table = { type: 'table', head: ['甲', '乙'], rows: [['', '']] };
    editing({ body: [faq, table, link, picture] }, ['body']);
    const parts = {
      '內文第1項　問與答第1項　問題': /^問題/,
      '內文第2項　表格': '第1列第1欄',
      '內文第3項　連到哪裡': /^連到哪裡/,
      '內文第4項　圖片': '選擇圖片',
    };
    for (const [name, label] of Object.entries(parts)) {
      fireEvent.click(await screen.findByRole('button', { name }));
      await waitFor(() => {
        const { activeElement } = document;
        const found = [...screen.queryAllByLabelText(label), ...screen.queryAllByText(label)];
        expect(
          found.some((each) => each.contains(activeElement) || activeElement?.contains(each)),
          name,
        ).toBe(true);
        expect(activeElement).not.toBe(document.body);
      });
    }
  });
  it('names texts of the demonstration as what must go before the site goes live', async () => {
    editing({ summary: '獎學金2萬元（示範）' });
    expect(await screen.findByText('可以發布，但示範的內容上線前必須換掉。')).toBeTruthy();
    expect(screen.getByText('上線前必須改1項')).toBeTruthy();
  });
  it('follows the typed values without repeating the same server query', async () => {
    const sent = editing();
    await screen.findByText('2項提醒');
    fireEvent.change(screen.getByLabelText(/^摘要/), { target: { value: '全年受理' } });
    await waitFor(() => expect(screen.getByText('1項提醒')).toBeTruthy());
    expect(sent.filter(({ path }) => path === '/api/admin/checks')).toHaveLength(1);
  });
  it('offers the publish date for an earlier date that visitors would read', async () => {
    const changes = { date: '2099-01-01', publishAt: '2099-02-03T01:00:00.000Z' };
    editing(changes, ['date']);
    const words = '寫的是2099/01/01，2099/02/03才發布；訪客會看到比發布早的日期。';
    expect(await screen.findByText(words)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '改成2099/02/03' }));
    await waitFor(() => expect(screen.queryByText(words)).toBeNull());
    expect(screen.getByLabelText<HTMLInputElement>(/^日期/).value).toBe('2099-02-03');
  });
  it('runs the checks of a kind and focuses the field', async () => {
    const changes = { quota: 52, keywords: ['晶片'] };
    const sent = editing(changes, ['title', 'quota'], bachelorDepartment);
    expect(await screen.findByText('分則共51名，系所寫52名。')).toBeTruthy();
    expect(sent.find(({ path }) => path === '/api/admin/checks')?.body).toMatchObject({
      entry: { kind: 'faculty.bachelorDepartment', id: 4, values: changes },
    });
    fireEvent.click(screen.getByRole('button', { name: '招生名額' }));
    expect(document.activeElement).toBe(screen.getByLabelText(/^招生名額/));
  });
});
