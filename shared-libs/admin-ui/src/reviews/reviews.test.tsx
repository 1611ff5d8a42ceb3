import { college, news } from '@admissions/model/kinds';
import type { AnyEntry } from '@admissions/model/merge';
import { type DraftReview, REVIEW_PATHS, type ReviewComment } from '@admissions/protocol/staff';
import { apiError } from '@admissions/tools/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  COLLEGE,
  createDraft,
  field,
  openForm,
  press,
  pressOther,
  reviewThread,
  type,
} from '../fixtures/draft.tsx';

const ME = { id: 7, name: '王小明' };
const AN = { id: 8, name: '陳奕安' };
const review = (more: Partial<DraftReview>): DraftReview => ({
  id: 5,
  kind: college.id,
  entryId: 4,
  state: 'waiting',
  title: '資訊學院',
  parent: null,
  by: ME,
  at: '2026-11-24T02:00:00.000Z',
  of: { ...AN, mayAnswer: true },
  note: '請看英文名稱',
  answer: null,
  publishedRevision: null,
  ...more,
});
const comment = (more: Partial<ReviewComment>): ReviewComment => ({
  id: 3,
  field: 'titleEn',
  item: null,
  text: '應該是 College of Informatics',
  by: AN,
  at: '2026-11-24T03:00:00.000Z',
  resolved: null,
  ...more,
});
const copy = createDraft({ changed: { title: '新名稱' }, base: { title: '資訊學院' } });
const seen = { version: 1, revision: 2 };

describe('reviews beside a form', () => {
  it('requests a review with a note from the chosen colleague, after saving the draft', async () => {
    const { sent, store } = openForm();
    type((await screen.findByLabelText(/^英文名稱/)) && /^英文名稱/, 'Computing');
    fireEvent.click(await screen.findByRole('button', { name: '送請核可' }));
    press('送出');
    await screen.findByText('選擇同仁', { selector: '[role=alert]' });
    fireEvent.mouseDown(screen.getByRole('combobox', { name: '同仁' }));
    fireEvent.click(await screen.findByTitle('陳奕安'));
    fireEvent.change(screen.getByLabelText('想請他看什麼'), { target: { value: '請看英文' } });
    press('送出');
    await waitFor(() =>
      expect(sent.find(({ path }) => path === REVIEW_PATHS.ask)?.body).toEqual({
        kind: college.id,
        entryId: 4,
        of: 8,
        note: '請看英文',
      }),
    );
    // The dialog has the name of the menu item.
    await waitFor(() =>
      expect(store.getState().toasts.at(-1)?.content).toBe('已送出，同仁會在「我的今天」看到。'),
    );
    const paths = sent.map(({ path }) => path);
    expect(paths.indexOf('/api/admin/add_working_copy')).toBeLessThan(
      paths.indexOf(REVIEW_PATHS.ask),
    );
  });

  it('is requested by the main button where publishing needs approval', async () => {
    openForm({ thread: reviewThread({ needsApproval: true }) });
    await screen.findByText('這個單元的內容要由另一位同仁核可才能發布。');
    fireEvent.click(screen.getByRole('button', { name: '送請核可' }));
    expect(screen.queryByRole('button', { name: '更新' })).toBeNull();
    await screen.findByRole('combobox', { name: '同仁' });
    await pressOther('更新');
  });

  it('approves the shown version, and requires text to return it', async () => {
    const waiting = review({ by: AN, of: { ...ME, mayAnswer: true } });
    const thread = reviewThread({ reviews: [waiting], seen, lastEditorId: 8 });
    const { sent } = openForm({ copy, thread });
    await screen.findByText('陳奕安請您核可。');
    screen.getByText('請看英文名稱');
    await waitFor(() => expect(field(/^標題|^學院名稱/).value).toBe('新名稱'));
    press('退回修改');
    await screen.findByText('退回時請寫下要改什麼。');
    press('核可');
    await waitFor(() =>
      expect(sent.find(({ path }) => path === REVIEW_PATHS.answer(5))?.body).toEqual({
        state: 'approved',
        words: '',
        seen,
      }),
    );
  });

  it('does not offer approval to the last editor', async () => {
    const waiting = review({ by: AN, of: { ...ME, mayAnswer: true } });
    openForm({ copy, thread: reviewThread({ reviews: [waiting], seen, lastEditorId: 7 }) });
    await screen.findByText(/您是最後修改的人，不能核可/);
    expect(screen.queryByRole('button', { name: '核可' })).toBeNull();
    screen.getByRole('button', { name: '退回修改' });
  });

  it('shows that an approved draft has changed, and confirms before publishing', async () => {
    const answer = { by: AN, at: '2026-11-24T04:00:00.000Z', words: '' };
    const approved = review({ state: 'approved', answer });
    const thread = reviewThread({ reviews: [approved], seen, approval: 'approved' });
    const { sent } = openForm({ copy, thread });
    await screen.findByText('陳奕安已核可現在的內容。');
    type(/^英文名稱/, 'Something else');
    await screen.findByText('陳奕安核可之後，內容又有修改。');
    press('更新');
    const dialog = await screen.findByRole('dialog');
    within(dialog).getByText('陳奕安核可之後，內容又有修改。');
    fireEvent.click(within(dialog).getByRole('button', { name: '回去修改' }));
    expect(sent.some(({ method, path }) => method === 'put' && path.includes('edit_'))).toBe(false);
  });

  it('shows a comment at its field, links to it, and resolves it', async () => {
    const { sent } = openForm({ thread: reviewThread({ comments: [comment({})] }) });
    await screen.findByText('應該是 College of Informatics');
    screen.getByRole('button', { name: '1則留言' });
    fireEvent.click(screen.getByRole('button', { name: '英文名稱' }));
    expect(document.activeElement).toBe(field(/^英文名稱/));
    fireEvent.click(screen.getByRole('button', { name: /^已處理：應該是/ }));
    await waitFor(() =>
      expect(sent.find(({ path }) => path === REVIEW_PATHS.resolve(3))?.body).toEqual({
        isResolved: true,
      }),
    );
  });

  it('shows a comment at its body item, and adds another one there', async () => {
    const body = [{ type: 'heading', level: 2, text: '甲', key: 'a' }];
    const { sent, server } = openForm({
      kind: news,
      fields: ['body'],
      entry: { ...COLLEGE, body } as unknown as AnyEntry,
      thread: reviewThread({ comments: [comment({ field: 'body', item: 'a' })] }),
    });
    const items = within(await screen.findByRole('region', { name: '內容項目' }));
    await items.findByText('1則留言');
    fireEvent.click(items.getByRole('button', { name: '留言：第1項標題' }));
    type(/^留言內容/, '改一下');
    server.refusal = apiError(409);
    press('送出');
    await waitFor(() =>
      expect(sent.find(({ path }) => path === REVIEW_PATHS.comment)?.body).toMatchObject({
        field: 'body',
        item: 'a',
        text: '改一下',
      }),
    );
  });
});
