import { LIST_FILE_PATHS } from '@admissions/protocol/staff';
import { textsOf } from '@admissions/tools/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { entry, openList } from '../fixtures/list.tsx';

const row = (line: number, state: string, more: object = {}) => ({
  line,
  state,
  title: `第${line}列`,
  id: state === 'new' ? null : line,
  revision: state === 'new' ? null : 7,
  changes: [],
  faults: [],
  ...more,
});
const PREVIEW = {
  columns: [
    { heading: '編號', field: 'id' },
    { heading: '不認得', field: null },
  ],
  fields: [
    { name: 'id', label: '編號' },
    { name: 'title', label: '標題' },
  ],
  rows: [
    row(2, 'new'),
    row(3, 'changed', { changes: [{ field: 'title', from: '舊', to: '新的標題' }] }),
    row(4, 'refused', { faults: [{ field: 'title', message: '請填寫' }] }),
    row(5, 'same'),
  ],
};
const rows = () => textsOf(screen.getByRole('dialog').querySelectorAll('tbody tr'));

it('rows of a file are previewed, mapped by hand, imported as drafts, and linked', async () => {
  const { writes } = await openList({
    list: [entry(1)],
    answers: {
      [LIST_FILE_PATHS.preview]: PREVIEW,
      [LIST_FILE_PATHS.import]: {
        added: [{ id: 9, title: '第2列' }],
        changed: [{ id: 3, title: '第3列' }],
      },
    },
  });
  fireEvent.click(screen.getByLabelText('清單的更多操作'));
  fireEvent.click(await screen.findByText('匯入／匯出'));
  const dialog = within(await screen.findByRole('dialog'));
  const file = new File(['a'], 'rows.csv');
  fireEvent.change(dialog.getByLabelText('選擇檔案'), { target: { files: [file] } });
  await dialog.findByText('新增1筆、修改1筆、沒有變更1筆、無法匯入1筆');
  expect(rows()[1]).toContain('舊 新的標題');
  expect(rows()[2]).toContain('標題：請填寫');

  fireEvent.mouseDown(dialog.getByRole('combobox', { name: '顯示' }));
  fireEvent.click(await screen.findByText('只看無法匯入'));
  await waitFor(() => expect(rows()).toHaveLength(1));

  fireEvent.mouseDown(dialog.getByRole('combobox', { name: '不認得' }));
  const options = await screen.findAllByText('標題', {
    selector: '.ant-select-item-option-content',
  });
  fireEvent.click(options[0] as HTMLElement);
  const sent = { kind: 'setting.block', file: 'YQ==' };
  await waitFor(() =>
    expect(writes().at(-1)).toEqual([
      'post',
      LIST_FILE_PATHS.preview,
      { ...sent, columns: ['id', 'title'] },
    ]),
  );
  await waitFor(() =>
    expect(dialog.getByText('做成2筆草稿').closest('.ant-btn-loading')).toBeNull(),
  );
  fireEvent.click(dialog.getByText('做成2筆草稿'));
  await dialog.findByText(/已新增1筆草稿、1筆修改中的草稿/);
  expect(writes().at(-1)).toEqual([
    'post',
    LIST_FILE_PATHS.import,
    {
      ...sent,
      columns: ['id', null],
      rows: [
        { line: 2, id: null, revision: null },
        { line: 3, id: 3, revision: 7 },
      ],
    },
  ]);
  expect(dialog.getByText('第3列').getAttribute('href')).toBe('/edit?id=3');
});
