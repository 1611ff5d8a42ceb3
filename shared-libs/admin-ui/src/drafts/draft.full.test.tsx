// @vitest-environment jsdom
import { DRAFT_PREFIX } from '@admissions/protocol';
import { ENTRY_DRAFT_PATHS } from '@admissions/protocol/staff';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { field, openForm, press, type, workingCopy } from '../form/draft-fixture.tsx';

const isOnThisMachine = () =>
  Object.keys(localStorage).some((name) => name.startsWith(DRAFT_PREFIX));
/** Nothing covers the form until it is asked for. */
async function openQuestion(words: string) {
  await screen.findByText(words);
  expect(screen.queryByRole('dialog')).toBeNull();
  press('看兩邊並選擇');
  return screen.findByRole('dialog');
}
describe('the draft beside an entry', () => {
  afterEach(() => {
    cleanup();
    localStorage.clear();
    vi.useRealTimers();
  });

  it('is kept half-filled, while nothing is written to the entry', async () => {
    const { sent, server } = openForm();
    await screen.findByText('儲存草稿');
    type(/^學院名稱/, '');
    type(/^英文名稱/, 'Computing');
    press('儲存草稿');
    await waitFor(() =>
      expect(server.copy).toMatchObject({
        changed: { title: '', titleEn: 'Computing' },
        base: { title: '資訊學院', titleEn: 'Informatics' },
      }),
    );
    // Once or, where it was kept by itself meanwhile, again: never in the entry.
    expect(sent[0]?.path).toBe(ENTRY_DRAFT_PATHS.add);
    expect(sent.filter(({ path }) => !path.includes('working_copy'))).toEqual([]);
    await screen.findByText(/^草稿已存/);
  });

  it('is kept by itself soon after the last key, and emptied when everything is as it was', async () => {
    const { server } = openForm();
    await screen.findByText('儲存草稿');
    type(/^英文名稱/, 'Computing');
    await waitFor(() => expect(server.copy?.changed).toEqual({ titleEn: 'Computing' }));
    type(/^英文名稱/, 'Informatics');
    await waitFor(() => expect(server.copy).toBeNull());
  });

  it('keeps no sounds: what an input method puts together is kept once it is a word', async () => {
    const { server, sent } = openForm();
    await screen.findByText('儲存草稿');
    fireEvent.compositionStart(field(/^學院名稱/));
    type(/^學院名稱/, '資訊ㄒㄩㄝ');
    await new Promise((resolve) => setTimeout(resolve, 2500));
    expect(sent).toEqual([]);
    type(/^學院名稱/, '資訊學');
    fireEvent.compositionEnd(field(/^學院名稱/));
    await waitFor(() => expect(server.copy?.changed).toEqual({ title: '資訊學' }));
    expect(sent).toHaveLength(1);
  });

  it('is opened with the form, says whose it is, and can be discarded', async () => {
    const { server, store } = openForm({
      copy: workingCopy({ changed: { titleEn: 'Computing' }, base: { titleEn: 'Informatics' } }),
    });
    await screen.findByText(/林小美在.*留下的草稿，還沒有發布/);
    expect(field(/^英文名稱/).value).toBe('Computing');
    press('捨棄草稿');
    store.getState().confirm?.onConfirm?.();
    await waitFor(() => expect(server.copy).toBeNull());
    await waitFor(() => expect(field(/^英文名稱/).value).toBe('Informatics'));
    expect(screen.queryByText(/留下的草稿/)).toBeNull();
  });

  it('can be discarded in the form in which it was begun', async () => {
    const { server, store } = openForm();
    await screen.findByText('儲存草稿');
    expect(screen.queryByText('捨棄草稿')).toBeNull();
    type(/^英文名稱/, 'Computing');
    await screen.findByText(/^草稿已存/);
    press('捨棄草稿');
    store.getState().confirm?.onConfirm?.();
    await waitFor(() => expect(field(/^英文名稱/).value).toBe('Informatics'));
    expect(server.copy).toBeNull();
    await waitFor(() =>
      expect(store.getState().toasts.map(({ content }) => content)).toContain('草稿已捨棄'),
    );
    await waitFor(() => expect(screen.queryByText('捨棄草稿')).toBeNull());
  });

  it('writes over nothing that was typed before it was there: the same field is asked about, others stay', async () => {
    const { server } = openForm({
      copy: workingCopy({
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

  it('is there with the form at its first paint, where it was read with the entry', async () => {
    const copy = workingCopy({
      changed: { titleEn: 'Computing' },
      base: { titleEn: 'Informatics' },
    });
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

  it('covers nothing unasked: what a colleague wrote in the same place is said beside the buttons, and kept from both', async () => {
    const { server } = openForm({
      copy: workingCopy({ changed: { titleEn: 'Computing' }, base: { titleEn: 'Informatics' } }),
    });
    await screen.findByText(/留下的草稿/);
    server.copy = workingCopy({
      version: 2,
      changed: { titleEn: 'Theirs' },
      base: { titleEn: 'Informatics' },
    });
    type(/^英文名稱/, 'Mine');
    await screen.findByText('林小美也改了同一處');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(field(/^英文名稱/).value).toBe('Mine');
    expect(server.copy).toMatchObject({ version: 2, changed: { titleEn: 'Theirs' } });
    press('發布');
    await screen.findByRole('dialog');
    expect(server.copy).toMatchObject({ version: 2, changed: { titleEn: 'Theirs' } });
  });

  it('lies on this machine only until the server has it, and is not offered there once more', async () => {
    const first = openForm();
    await screen.findByText('儲存草稿');
    type(/^英文名稱/, 'Computing');
    dispatchEvent(new Event('pagehide'));
    expect(isOnThisMachine()).toBe(true);
    press('儲存草稿');
    await screen.findByText(/^草稿已存/);
    // What is said may be drawn before the form has noted it.
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
    const { server, sent } = openForm({
      onSaved,
      copy: workingCopy({ changed: { titleEn: 'Computing' }, base: { titleEn: 'Informatics' } }),
    });
    await screen.findByText(/留下的草稿/);
    press('發布');
    await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
    expect(server.copy).toBeNull();
    expect(sent[0]?.body).toEqual({ titleEn: 'Computing', revision: 2 });
  });

  it('meets what a colleague writes in it: other fields are followed', async () => {
    const { server } = openForm({
      copy: workingCopy({ changed: { titleEn: 'Computing' }, base: { titleEn: 'Informatics' } }),
    });
    await screen.findByText(/留下的草稿/);
    server.copy = workingCopy({
      version: 2,
      changed: { titleEn: 'Computing', intro: '同事寫的' },
      base: { titleEn: 'Informatics', intro: '程式與資料' },
    });
    type(/^學院名稱/, '資訊');
    press('儲存草稿');
    await waitFor(() =>
      expect(server.copy?.changed).toEqual({
        title: '資訊',
        titleEn: 'Computing',
        intro: '同事寫的',
      }),
    );
    await waitFor(() => expect(field(/^簡介/).value).toBe('同事寫的'));
  });

  it('meets what a colleague writes in it: the same field is asked about', async () => {
    const { server } = openForm({
      copy: workingCopy({ changed: { titleEn: 'Computing' }, base: { titleEn: 'Informatics' } }),
    });
    await screen.findByText(/留下的草稿/);
    server.copy = workingCopy({
      version: 2,
      changed: { titleEn: 'Theirs' },
      base: { titleEn: 'Informatics' },
    });
    type(/^英文名稱/, 'Mine');
    press('儲存草稿');
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('林小美');
    fireEvent.click(within(dialog).getByText('對方的'));
    fireEvent.click(within(dialog).getByText('用這些內容儲存'));
    await waitFor(() => expect(field(/^英文名稱/).value).toBe('Theirs'));
    expect(server.copy).toMatchObject({ version: 2, changed: { titleEn: 'Theirs' } });
  });

  it('asks again about a question that was put off, and writes over nothing until then', async () => {
    const { server } = openForm({
      copy: workingCopy({ changed: { titleEn: 'Computing' }, base: { titleEn: 'Informatics' } }),
    });
    await screen.findByText(/留下的草稿/);
    server.copy = workingCopy({
      version: 2,
      changed: { titleEn: 'Theirs' },
      base: { titleEn: 'Informatics' },
    });
    type(/^英文名稱/, 'Mine');
    press('儲存草稿');
    fireEvent.click(within(await screen.findByRole('dialog')).getByText('取消'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    press('儲存草稿');
    await screen.findByRole('dialog');
    expect(field(/^英文名稱/).value).toBe('Mine');
    expect(server.copy).toMatchObject({ version: 2, changed: { titleEn: 'Theirs' } });
  });

  it('asks when the entry was published anew under it, to something else', async () => {
    openForm({
      copy: workingCopy({ changed: { titleEn: 'Computing' }, base: { titleEn: 'Long ago' } }),
    });
    const dialog = await openQuestion('線上版的同一處也改過了');
    expect(dialog.textContent).toContain('王小明');
    expect(dialog.textContent).toContain('Computing');
  });

  it('says so when the server does not take it, keeps what is typed, and tries again', async () => {
    const { server, store } = openForm();
    server.isAway = true;
    type(/^英文名稱/, 'Computing');
    press('儲存草稿');
    await screen.findByText('草稿還沒存到伺服器');
    expect(store.getState().toasts.at(-1)?.content).toContain('草稿沒有存到伺服器');
    expect(field(/^英文名稱/).value).toBe('Computing');
    server.isAway = false;
    press('儲存草稿');
    await waitFor(() => expect(server.copy?.changed).toEqual({ titleEn: 'Computing' }));
  });

  it('reaches the server once that is back, also when nobody types any more', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { server } = openForm();
    await screen.findByText('儲存草稿');
    server.isAway = true;
    type(/^英文名稱/, 'Computing');
    press('儲存草稿');
    await screen.findByText('草稿還沒存到伺服器');
    server.isAway = false;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.copy?.changed).toEqual({ titleEn: 'Computing' });
  });

  it('asks about what was found in what is published, however lately it was typed', async () => {
    const { sent, server } = openForm();
    await screen.findByText('儲存草稿');
    server.dead = ['/nosuchpage'];
    type(/^簡介/, '報名到2020年1月1日截止。');
    type(/^連結/, '/nosuchpage');
    press('發布');
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('2020年1月1日已經過了');
    expect(dialog.textContent).toContain('連結/nosuchpage找不到頁面');
    fireEvent.click(within(dialog).getByText('回去修改'));
    type(/^簡介/, '全年都可以報名。');
    type(/^連結/, '/bachelor');
    press('發布');
    await waitFor(() => expect(sent.some(({ path }) => path.includes('edit_'))).toBe(true));
  });

  it('says that it works while the checks are asked, and takes no second press meanwhile', async () => {
    const { sent, server } = openForm();
    await screen.findByText('儲存草稿');
    let answer = () => {};
    server.checks = new Promise<void>((resolve) => {
      answer = resolve;
    });
    type(/^連結/, '/news');
    press('發布');
    await screen.findByText('處理中，請稍候…');
    const button = screen.getByRole('button', { name: /發布$/ });
    expect(button.className).toContain('loading');
    fireEvent.click(button);
    answer();
    const writes = () => sent.filter(({ path }) => path.includes('edit_'));
    await waitFor(() => expect(writes()).toHaveLength(1));
    await waitFor(() => expect(screen.queryByText('處理中，請稍候…')).toBeNull());
    expect(writes()).toHaveLength(1);
  });

  it('is published at once when no check is open, and after a question when one is', async () => {
    const onSaved = vi.fn();
    const { sent } = openForm({ onSaved });
    await screen.findByText('儲存草稿');
    type(/^簡介/, '報名到2020年1月1日截止。');
    await screen.findByText(/1項/);
    press('發布');
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('發布前還有1項提醒');
    fireEvent.click(within(dialog).getByText('回去修改'));
    const writes = () => sent.filter(({ path }) => path.includes('edit_'));
    expect(writes()).toHaveLength(0);
    press('發布');
    fireEvent.click(within(await screen.findByRole('dialog')).getByText('仍要發布'));
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    expect(writes()).toHaveLength(1);
  });
});
