import { news } from '@admissions/model/kinds';
import type { AnyEntry } from '@admissions/model/merge';
import { ENTRY_DRAFT_PATHS, type EntryDraft, REVIEW_PATHS } from '@admissions/protocol/staff';
import { apiAnswering, apiList, createEntry, showPage, textsOf } from '@admissions/tools/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { AdminProvider } from '../base/admin-provider.tsx';
import { createDraft } from '../fixtures/draft.tsx';
import { RevisionDrawer } from './revision-drawer.tsx';

const entryOf = (change: object) => {
  const texts = { title: '招生說明會', summary: '報名至11月21日止', body: [] };
  return createEntry(4, { ...texts, ...change }) as unknown as AnyEntry;
};
const versionOf = (revision: number, by: string, change: object) => ({
  revision,
  at: `2026-11-0${revision}T01:00:00Z`,
  by,
  action: revision === 1 ? 'add' : 'edit',
  name: null,
  entry: { ...entryOf(change), revision },
});
const VERSIONS = [
  versionOf(3, '王小明', {
    title: '招生博覽會',
    summary: '報名至11月30日止',
    body: [{ type: 'heading', level: 2, text: '時程', key: 'h' }],
  }),
  versionOf(2, '林小美', { title: '招生博覽會' }),
  versionOf(1, '林小美', { status: 'draft' }),
];

function openDrawer(drafts: EntryDraft[] = []) {
  const { sent } = apiAnswering(({ method, body, path }) => {
    if (path === REVIEW_PATHS.thread)
      return { data: { reviews: [{ publishedRevision: 3, answer: { by: { name: '陳主任' } } }] } };
    if (path === ENTRY_DRAFT_PATHS.list) return { data: { list: drafts } };
    if (path === ENTRY_DRAFT_PATHS.one(31) && method === 'get') return { data: drafts[0] };
    if (method === 'put') return { data: { ...VERSIONS[0], ...(body as object) } };
    return method === 'post' ? { data: entryOf({ revision: 4 }) } : apiList(VERSIONS);
  });
  const onRestored = vi.fn();
  const drawer = (
    <RevisionDrawer
      kind={news}
      entry={entryOf({ revision: 3 })}
      onClose={() => {}}
      onRestored={onRestored}
    />
  );
  showPage(drawer, { layout: AdminProvider });
  return { sent, onRestored, differences: () => screen.getByRole('region', { name: '差異' }) };
}
const marks = (tag: 'ins' | 'del', within: HTMLElement) =>
  [...within.querySelectorAll(tag)].map(({ textContent }) => textContent?.replace(/^（.*?）/, ''));

describe('RevisionDrawer', () => {
  it('initially shows the last change, by character and by body item', async () => {
    const { differences } = openDrawer();
    await screen.findByText('第2版到第3版的改變');
    expect(marks('del', differences())).toEqual(['11月21日']);
    expect(marks('ins', differences())).toEqual(['11月30日', '大標題\n時程']);
    expect(differences().querySelector('ins[data-fact]')?.textContent).toContain('11月30日');
    expect(within(differences()).getByText('第1項：標題')).toBeTruthy();
    expect(textsOf(differences().querySelectorAll('dt'))).toEqual(['摘要', '內文']);
  });
  it('shows who approved a published version', async () => {
    openDrawer();
    const approved = await screen.findByText(/陳主任核可/);
    expect(approved.closest('li')?.textContent).toContain('第3版');
    expect(screen.getAllByText(/核可/)).toHaveLength(1);
  });
  it('names a version, shows the name in list and comparison, and removes it', async () => {
    const { sent } = openDrawer();
    fireEvent.click(await screen.findByRole('button', { name: '命名：第1版' }));
    const box = screen.getByLabelText<HTMLInputElement>('版本名稱：第1版');
    fireEvent.change(box, { target: { value: '寄給印刷廠的版本' } });
    fireEvent.submit(box);
    const version = await screen.findByRole('button', { name: /^第1版.*寄給印刷廠的版本/ });
    expect(sent.at(-1)).toMatchObject({
      method: 'put',
      path: '/api/admin/name_revision',
      body: { kind: news.id, id: 4, to: 1, name: '寄給印刷廠的版本' },
    });
    fireEvent.click(version);
    expect(screen.getByText('第1版「寄給印刷廠的版本」到第3版的改變')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '改名稱：第1版' }));
    fireEvent.change(screen.getByLabelText('版本名稱：第1版'), { target: { value: ' ' } });
    fireEvent.submit(screen.getByLabelText('版本名稱：第1版'));
    await screen.findByRole('button', { name: '命名：第1版' });
    expect(sent.at(-1)?.body).toEqual({ kind: news.id, id: 4, to: 1, name: null });
  });
  it('compares any version with the live one', async () => {
    const { differences } = openDrawer();
    fireEvent.click(await screen.findByRole('button', { name: /^第1版/ }));
    expect(screen.getByText('第1版到第3版的改變')).toBeTruthy();
    expect(marks('del', differences())).toEqual(['說明', '11月21日', '草稿']);
  });
  it('previews a restore, keeps the publication state, and restores after confirmation', async () => {
    const { sent, onRestored, differences } = openDrawer();
    fireEvent.click(await screen.findByRole('button', { name: '還原成這一版：第1版' }));
    expect(marks('ins', differences())).toEqual(['說明', '11月21日']);
    expect(sent.filter(({ method }) => method !== 'get')).toEqual([]);
    fireEvent.click(screen.getByText('確定還原'));
    await waitFor(() => expect(onRestored).toHaveBeenCalled());
    expect(sent.find(({ method }) => method === 'post')).toMatchObject({
      method: 'post',
      path: '/api/admin/news/restore_news/4',
      body: { revision: 3, to: 1 },
    });
  });
  it('shows that a draft is open, and puts the version into the draft', async () => {
    const draft = createDraft({
      kind: news.id,
      changed: { title: '寫到一半' },
      base: { title: '招生博覽會' },
    });
    const { sent, onRestored, differences } = openDrawer([draft]);
    fireEvent.click(await screen.findByRole('button', { name: '還原成這一版：第2版' }));
    await screen.findByText(/有一份還沒發布的草稿（林小美，.*第2版會取代草稿的內容/);
    expect(marks('del', differences())).toContain('寫到一半');
    fireEvent.click(screen.getByText('放進草稿'));
    await waitFor(() => expect(onRestored).toHaveBeenCalled());
    expect(sent.filter(({ method }) => method !== 'get').map(({ body }) => body)).toEqual([
      {
        version: 1,
        changed: { summary: '報名至11月21日止', body: [] },
        base: {
          summary: '報名至11月30日止',
          body: [{ type: 'heading', level: 2, text: '時程', key: 'h' }],
        },
      },
    ]);
  });
});
