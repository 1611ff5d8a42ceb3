// @vitest-environment jsdom
import { news } from '@admissions/model/kinds';
import type { AnyEntry } from '@admissions/model/merge';
import { apiError, enter } from '@admissions/tools/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createDraft, openDraft, openForm, press, pressOther, type } from '../fixtures/draft.tsx';

describe('scheduled draft of an entry', () => {
  it('is scheduled with the typed text, shows its time, and is cancelled', async () => {
    const { server } = await openDraft();
    type(/^英文名稱/, 'Computing Sciences');
    await pressOther('排程發布這次修改');
    const dialog = await screen.findByRole('dialog');
    fireEvent.click(within(dialog).getByText('排程'));
    await within(dialog).findByText('請選擇時間。');
    enter(within(dialog).getByLabelText('修改的發布時間'), '2030-03-05T09:30');
    fireEvent.click(within(dialog).getByText('排程'));
    await screen.findByText(/這份草稿會在2030\/03\/05 09:30自動發布（王小明排程）/);
    expect(server.copy).toMatchObject({
      changed: { titleEn: 'Computing Sciences' },
      schedule: { at: '2030-03-05T01:30:00.000Z' },
    });
    const mainButton = () => screen.getByRole('button', { name: /^(發布|更新)$/ }).textContent;
    expect(mainButton()).toBe('發布');
    press('取消排程');
    await waitFor(() => expect(screen.queryByText(/自動發布/)).toBeNull());
    expect(server.copy?.schedule).toBeNull();
    expect(mainButton()).toBe('更新');
  });

  it('shows at the time field why it cannot be scheduled', async () => {
    const { server } = await openDraft(
      createDraft({ changed: { title: '' }, base: { title: '資訊學院' } }),
    );
    const errors = { at: ['請選擇還沒到的時間。'], title: ['此欄位為必填'] };
    server.refusal = apiError(422, 'x', { errors });
    await pressOther('排程發布這次修改');
    const dialog = await screen.findByRole('dialog');
    enter(within(dialog).getByLabelText('修改的發布時間'), '2020-03-05T09:30');
    fireEvent.click(within(dialog).getByText('排程'));
    await within(dialog).findByText('請選擇還沒到的時間。');
    expect(dialog.textContent).toContain('學院名稱：此欄位為必填');
  });

  it('warns about an earlier visible date, and replaces it with the publish date', async () => {
    const { server } = openForm({
      kind: news,
      fields: ['title', 'date'],
      entry: {
        id: 4,
        revision: 2,
        status: 'published',
        publishAt: '2026-11-20T00:00:00.000Z',
        unpublishAt: null,
        title: '說明會',
        date: '2099-01-01',
        body: [],
      } as unknown as AnyEntry,
      copy: createDraft({
        kind: news.id,
        changed: { title: '新的說明會' },
        base: { title: '說明會' },
      }),
    });
    await screen.findByText(/留下的草稿/);
    await pressOther('排程發布這次修改');
    const dialog = await screen.findByRole('dialog');
    const words = /^寫的是2099\/01\/01，2099\/01\/02才發布/;
    const at = (value: string) => enter(within(dialog).getByLabelText('修改的發布時間'), value);
    at('2099-01-01T08:00');
    expect(within(dialog).queryByText(words)).toBeNull();
    at('2099-01-02T08:00');
    await within(dialog).findByText(words);
    fireEvent.click(within(dialog).getByRole('button', { name: '改成2099/01/02' }));
    await waitFor(() => expect(within(dialog).queryByText(words)).toBeNull());
    fireEvent.click(within(dialog).getByText('排程'));
    await screen.findByText(/這份草稿會在2099\/01\/02 08:00自動發布/);
    expect(server.copy?.changed).toEqual({ title: '新的說明會', date: '2099-01-02' });
  });

  it('does not announce a time that is over', async () => {
    const schedule = { at: '2026-01-05T01:30:00.000Z', by: '林小美', failure: null };
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-01-05T01:31:00.000Z') });
    openForm({ copy: createDraft({ schedule }) });
    await screen.findByText(/排在2026\/01\/05 09:30自動發布，時間已經到了/);
    expect(screen.queryByRole('button', { name: '取消排程' })).toBeNull();
  });

  it('shows why it was not published at its time', async () => {
    const failure = { reason: 'conflict' as const, fields: ['titleEn'] };
    const schedule = { at: '2026-11-24T01:30:00.000Z', by: '林小美', failure };
    openForm({ copy: createDraft({ schedule }) });
    await screen.findByText(/原定.*發布，但沒有發布：網站上的內容在這段期間也改了「英文名稱」/);
    expect(screen.getByRole('button', { name: '重新排程' })).toBeTruthy();
  });
});
