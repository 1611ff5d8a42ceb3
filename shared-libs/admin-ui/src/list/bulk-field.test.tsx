import { textsOf } from '@admissions/tools/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { entry, openList, tick } from '../fixtures/list.tsx';

async function choose(label: string, option: RegExp) {
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.mouseDown(await dialog.findByRole('combobox', { name: new RegExp(label) }));
  fireEvent.click(await screen.findByText(option, { selector: '.ant-select-item-option-content' }));
}
const cells = () =>
  [...screen.getByRole('dialog').querySelectorAll('tbody tr')].map(({ children }) =>
    textsOf(children),
  );

it('bulk edit of a field previews, changes entries that differ, and is undone exactly', async () => {
  const list = [entry(1, { type: '5' }), entry(2, { type: '1' }), entry(3, { type: '2' })];
  const { writes } = await openList({ list });
  tick('圖塊1', '圖塊2', '圖塊3');
  fireEvent.click(screen.getByText('改一個欄位'));
  await screen.findByRole('dialog');
  await choose('欄位', /^位置/);
  await choose('位置改成', /追夢元智/);
  await screen.findByText('2筆會變更，1筆已經是這個值。');
  expect(cells().map(([title, , then]) => [title, then])).toEqual([
    ['圖塊1', '追夢元智'],
    ['圖塊3', '追夢元智'],
  ]);
  fireEvent.click(screen.getByText('修改2筆'));
  await screen.findByText('已修改2筆。');
  fireEvent.click(screen.getByText('復原'));
  await screen.findByText('已復原。');
  const sent = (entries: object[]) => [
    'post',
    '/api/admin/bulk_field',
    { kind: 'setting.block', field: 'type', entries },
  ];
  expect(writes()).toEqual([
    sent([
      { id: 1, revision: 7, value: '1' },
      { id: 3, revision: 7, value: '1' },
    ]),
    sent([
      { id: 1, revision: 8, value: '5' },
      { id: 3, revision: 8, value: '2' },
    ]),
  ]);
});
