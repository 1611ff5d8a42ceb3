import { block } from '@admissions/model/kinds';
import { BUNDLE_PATHS } from '@admissions/protocol/staff';
import { enter } from '@admissions/tools/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openForm, press, reviewThread } from '../fixtures/draft.tsx';
import { openList, tick } from '../fixtures/list.tsx';

const NEW_BUNDLE = { id: 3, name: '116學年度' };
const ofColleague = { id: 9, name: '同仁的', by: '林小華', published: null };

describe('bundles', () => {
  it('take the chosen entries of a list, in a new bundle with a name', async () => {
    const { writes, store } = await openList({
      answers: {
        [BUNDLE_PATHS.list]: { list: [ofColleague] },
        [BUNDLE_PATHS.add]: NEW_BUNDLE,
        [BUNDLE_PATHS.addItems(3)]: {
          ...NEW_BUNDLE,
          items: [{ state: 'refused' }, { state: 'ready' }],
        },
      },
    });
    for (const id of [1, 3]) fireEvent.click(screen.getByLabelText(`選取：圖塊${id}`));
    fireEvent.click(screen.getByRole('button', { name: '加入一起上線' }));
    const dialog = within(await screen.findByRole('dialog'));
    const add = dialog.getByRole('button', { name: '加入' });
    await waitFor(() => expect(add.matches(':disabled')).toBe(false));
    fireEvent.click(add);
    await dialog.findByText('請填寫名稱。');
    enter(dialog.getByRole('textbox', { name: /^這一組的名稱/ }), '116學年度');
    fireEvent.click(add);
    await waitFor(() =>
      expect(store.getState().toasts.at(-1)).toMatchObject({
        content: '已加入「116學年度」；這一組有1筆還不能發布。',
        link: { href: '/admin/bundle/list?id=3' },
      }),
    );
    expect(sessionStorage.getItem('admin.bundle.undefined')).toBe('3');
    const items = [1, 3].map((entryId) => ({ kind: block.id, entryId }));
    expect(writes()).toEqual([
      ['post', BUNDLE_PATHS.add, { name: '116學年度' }],
      ['post', BUNDLE_PATHS.addItems(3), { items }],
    ]);
  });

  it('are preselected only when the account added to them in this tab', async () => {
    const mine = { ...ofColleague, id: 8, name: '我的', by: '王小明' };
    const list = [ofColleague, mine, { ...mine, id: 7, name: '剛才的' }];
    const { store } = await openList({ answers: { [BUNDLE_PATHS.list]: { list } } });
    store.setState({ session: { user: { info: { id: 4, name: '王小明' } } } as never });
    tick('圖塊1');
    press('加入一起上線');
    const dialog = within(await screen.findByRole('dialog'));
    const add = dialog.getByRole('button', { name: '加入' });
    await waitFor(() => expect(add.matches(':disabled')).toBe(false));
    expect(dialog.getByText('新的一組')).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: '取消' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    sessionStorage.setItem('admin.bundle.4', '7');
    press('加入一起上線');
    expect(await within(await screen.findByRole('dialog')).findByText('剛才的')).toBeTruthy();
  });

  it('are named in the form, which confirms before it publishes alone', async () => {
    const { sent } = openForm({ thread: reviewThread({ bundle: NEW_BUNDLE }) });
    const link = await screen.findByText('看這一組');
    expect(link.closest('a')?.getAttribute('href')).toBe('/admin/bundle/list?id=3');
    const isWritten = () => sent.some(({ path }) => path.includes('/edit_'));
    press('更新');
    const dialog = within(await screen.findByRole('dialog'));
    dialog.getByText('這筆在「116學年度」這組修改裡；現在發布，就會比其他修改先上線。');
    expect(isWritten()).toBe(false);
    fireEvent.click(dialog.getByRole('button', { name: '仍要發布' }));
    await waitFor(() => expect(isWritten()).toBe(true));
  });
});
