// @vitest-environment jsdom
import { UNSAVED_PREFIX } from '@admissions/protocol';
import { ENTRY_DRAFT_PATHS } from '@admissions/protocol/staff';
import { createGate } from '@admissions/tools/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  createDraft,
  field,
  openDraft,
  openForm,
  press,
  pressOther,
  type,
} from '../fixtures/draft.tsx';

const isOnThisMachine = () =>
  Object.keys(localStorage).some((name) => name.startsWith(UNSAVED_PREFIX));
/** The dialog must not open unrequested. */
async function openQuestion(words: string) {
  await screen.findByText(words);
  expect(screen.queryByRole('dialog')).toBeNull();
  press('看兩邊並選擇');
  return screen.findByRole('dialog');
}
async function openBlank() {
  const page = openForm();
  await screen.findByRole('button', { name: '其他儲存方式' });
  return page;
}

describe('draft of an entry', () => {
  it('is saved half-filled, while nothing is written to the entry', async () => {
    const { sent, server } = await openBlank();
    type(/^學院名稱/, '');
    type(/^英文名稱/, 'Computing');
    await pressOther('儲存草稿');
    await waitFor(() =>
      expect(server.copy).toMatchObject({
        changed: { title: '', titleEn: 'Computing' },
        base: { title: '資訊學院', titleEn: 'Informatics' },
      }),
    );
    // Once, or again when autosave was faster: never in the entry.
    expect(sent[0]?.path).toBe(ENTRY_DRAFT_PATHS.add);
    expect(sent.filter(({ path }) => !path.includes('working_copy'))).toEqual([]);
    await screen.findByText(/^草稿已存/);
  });

  it('is autosaved after a pause, and emptied when all values are as before', async () => {
    const { server } = await openBlank();
    type(/^英文名稱/, 'Computing');
    await waitFor(() => expect(server.copy?.changed).toEqual({ titleEn: 'Computing' }));
    type(/^英文名稱/, 'Informatics');
    await waitFor(() => expect(server.copy).toBeNull());
  });

  it('saves no unfinished input of an input method, only the composed word', async () => {
    const { server, sent } = await openBlank();
    fireEvent.compositionStart(field(/^學院名稱/));
    type(/^學院名稱/, '資訊ㄒㄩㄝ');
    await new Promise((resolve) => setTimeout(resolve, 2500));
    expect(sent).toEqual([]);
    type(/^學院名稱/, '資訊學');
    fireEvent.compositionEnd(field(/^學院名稱/));
    await waitFor(() => expect(server.copy?.changed).toEqual({ title: '資訊學' }));
    expect(sent).toHaveLength(1);
  });

  it('can be discarded in the form that created it', async () => {
    const { server, store } = await openBlank();
    expect(screen.queryByText('捨棄草稿')).toBeNull();
    type(/^英文名稱/, 'Computing');
    await screen.findByText(/^草稿已存/);
    await pressOther('捨棄草稿');
    store.getState().confirm?.onConfirm?.();
    await waitFor(() => expect(field(/^英文名稱/).value).toBe('Informatics'));
    expect(server.copy).toBeNull();
  });

  it('raises a conflict with text typed before it loaded, and merges other fields', async () => {
    const { server } = openForm({
      copy: createDraft({
        changed: { titleEn: 'Computing', intro: '草稿的簡介' },
        base: { titleEn: 'Informatics', intro: '程式與資料' },
      }),
    });
    type(/^英文名稱/, 'Mine');
    type(/^學院名稱/, '資訊');
    const dialog = await openQuestion('林小美也改了同一處');
    expect(field(/^英文名稱/).value).toBe('Mine');
    expect(field(/^簡介/).value).toBe('草稿的簡介');
    fireEvent.click(within(dialog).getByText('我的'));
    fireEvent.click(within(dialog).getByText('用這些內容儲存'));
    await waitFor(() =>
      expect(server.copy?.changed).toEqual({
        title: '資訊',
        titleEn: 'Mine',
        intro: '草稿的簡介',
      }),
    );
  });

  it('is rendered at the first paint when loaded with the entry', async () => {
    const copy = createDraft();
    const shown: string[] = [];
    const observer = new MutationObserver(() => {
      const box = document.querySelector<HTMLInputElement>('[data-field="titleEn"] input');
      if (box) shown.push(`${box.value} ${document.body.textContent?.includes('留下的草稿')}`);
    });
    observer.observe(document.body, { childList: true, subtree: true });
    openForm({ copy, loaded: copy });
    await screen.findByText(/林小美在.*留下的草稿，還沒有發布/);
    observer.disconnect();
    expect(new Set(shown)).toEqual(new Set(['Computing true']));
  });

  it('is stored in the browser only until the server has it, and is not offered twice', async () => {
    const first = await openBlank();
    type(/^英文名稱/, 'Computing');
    dispatchEvent(new Event('pagehide'));
    expect(isOnThisMachine()).toBe(true);
    await pressOther('儲存草稿');
    await screen.findByText(/^草稿已存/);
    // The state may be rendered before the form has processed it.
    await waitFor(() => {
      dispatchEvent(new Event('pagehide'));
      expect(isOnThisMachine()).toBe(false);
    });
    first.unmount();

    openForm({ copy: first.server.copy });
    await screen.findByText(/留下的草稿，還沒有發布/);
    dispatchEvent(new Event('pagehide'));
    expect(isOnThisMachine()).toBe(false);
    expect(screen.queryByText(/在這裡輸入的內容還沒有儲存/)).toBeNull();
  });
  it('is gone once it is published', async () => {
    const onSaved = vi.fn();
    const { server, sent } = await openDraft(createDraft(), onSaved);
    press('更新');
    await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
    expect(server.copy).toBeNull();
    expect(sent[0]?.body).toEqual({ titleEn: 'Computing', revision: 2 });
  });

  it('merges a colleague’s changes in other fields', async () => {
    const { server } = await openDraft();
    server.copy = createDraft({
      version: 2,
      changed: { titleEn: 'Computing', intro: '同事寫的' },
      base: { titleEn: 'Informatics', intro: '程式與資料' },
    });
    type(/^學院名稱/, '資訊');
    await pressOther('儲存草稿');
    await waitFor(() =>
      expect(server.copy?.changed).toEqual({
        title: '資訊',
        titleEn: 'Computing',
        intro: '同事寫的',
      }),
    );
    await waitFor(() => expect(field(/^簡介/).value).toBe('同事寫的'));
  });

  it('raises a conflict when the entry is republished with other text', async () => {
    openForm({ copy: createDraft({ base: { titleEn: 'Long ago' } }) });
    const dialog = await openQuestion('網站上的內容在同一處也改過了');
    expect(dialog.textContent).toContain('王小明');
    expect(dialog.textContent).toContain('Computing');
  });

  it('reports a failed save, and is saved once the server is back, without further typing', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { server, store } = await openBlank();
    server.isAway = true;
    type(/^英文名稱/, 'Computing');
    await pressOther('儲存草稿');
    await screen.findByText('草稿還沒存到伺服器');
    expect(store.getState().toasts.at(-1)?.content).toContain('草稿沒有存到伺服器');
    expect(field(/^英文名稱/).value).toBe('Computing');
    server.isAway = false;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.copy?.changed).toEqual({ titleEn: 'Computing' });
  });

  it('prompts for findings in the published text, even in text typed just before', async () => {
    const { sent, server } = await openBlank();
    server.dead = ['/nosuchpage'];
    type(/^簡介/, '報名到2020年1月1日截止。');
    type(/^連結/, '/nosuchpage');
    press('更新');
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('2020年1月1日已經過了');
    expect(dialog.textContent).toContain('連結/nosuchpage找不到頁面');
    fireEvent.click(within(dialog).getByText('回去修改'));
    const writes = () => sent.filter(({ path }) => path.includes('edit_'));
    expect(writes()).toHaveLength(0);
    type(/^連結/, '/bachelor');
    press('更新');
    fireEvent.click(within(await screen.findByRole('dialog')).getByText('仍要發布'));
    await waitFor(() => expect(writes()).toHaveLength(1));
  });

  it('shows progress while the checks run, and ignores a second click', async () => {
    const { sent, server } = await openBlank();
    const gate = createGate();
    server.checks = gate.promise;
    type(/^連結/, '/news');
    press('更新');
    await screen.findByText('處理中，請稍候…');
    const button = screen.getByRole('button', { name: /更新$/ });
    fireEvent.click(button);
    gate.open();
    const writes = () => sent.filter(({ path }) => path.includes('edit_'));
    await waitFor(() => expect(writes()).toHaveLength(1));
    await waitFor(() => expect(screen.queryByText('處理中，請稍候…')).toBeNull());
    expect(writes()).toHaveLength(1);
  });
});
