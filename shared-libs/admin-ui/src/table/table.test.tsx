// @vitest-environment jsdom
import { showRoutes } from '@admissions/tools/testing';
import { act, cleanup, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { TableColumn } from './columns.ts';
import { pagesAround } from './pages-around.ts';
import { Table } from './table.tsx';
import { TablePages } from './table-pages.tsx';

afterEach(cleanup);
const ROWS = [
  { id: 1, name: '甲', size: 3 },
  { id: 2, name: '乙', size: 5 },
];
type Row = (typeof ROWS)[number];
const COLUMNS: TableColumn<Row>[] = [
  { key: 'name', title: '名稱', dataIndex: 'name' },
  { key: 'size', title: '大小', render: (_, { size }) => <b>{size}公分</b> },
];
const shown = (element: React.ReactElement) => showRoutes([{ path: '/', element }]);

describe('Table', () => {
  it('renders each row under its headers, raw or with a renderer', async () => {
    shown(<Table rowKey="id" columns={COLUMNS} dataSource={ROWS} />);
    const [, first] = await screen.findAllByRole('row');
    expect(
      within(first as HTMLElement)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['甲', '3公分']);
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      '名稱',
      '大小',
    ]);
  });

  it('moves the focus from a removed row to its successor, the last row or the table', async () => {
    const LEFT = [[1, 2, 3], [1, 3], [1], []];
    const name = {
      key: 'name',
      title: '名稱',
      render: (_: unknown, { id }: Row) => <button type="button">{`列${id}`}</button>,
    };
    let leaveOut = () => {};
    function Shrinking() {
      const [step, setStep] = useState(0);
      leaveOut = () => setStep(step + 1);
      const rows = (LEFT[step] ?? []).map((id) => ({ id, name: '', size: 0 }));
      return <Table rowKey="id" columns={[name]} dataSource={rows} />;
    }
    shown(<Shrinking />);
    (await screen.findByText('列2')).focus();
    for (const next of ['列3', '列1']) {
      act(() => leaveOut());
      expect(document.activeElement).toBe(screen.getByText(next));
    }
    act(() => leaveOut());
    expect(document.activeElement).toBe(screen.getByRole('table'));
  });

  it('shows the empty state without rows', async () => {
    shown(<Table rowKey="id" columns={COLUMNS} dataSource={[]} empty="還沒有" />);
    expect((await screen.findByRole('cell', { name: '還沒有' })).getAttribute('colspan')).toBe('2');
  });

  it('selects rows one by one and the whole page, and keeps the selection of other pages', async () => {
    const onChange = vi.fn();
    const selection = {
      selectedRowKeys: [9, 1],
      onChange,
      getLabel: ({ name }: { name: string }) => name,
    };
    const { user } = shown(
      <Table rowKey="id" columns={COLUMNS} dataSource={ROWS} rowSelection={selection} />,
    );
    const all = await screen.findByRole<HTMLInputElement>('checkbox', { name: '選取本頁全部' });
    expect(all.indeterminate).toBe(true);
    await user.click(screen.getByRole('checkbox', { name: '甲' }));
    await user.click(screen.getByRole('checkbox', { name: '乙' }));
    await user.click(all);
    expect(onChange.mock.calls.map(([keys]) => keys)).toEqual([[9], [9, 1, 2], [9, 1, 2]]);
  });

  it('links to neighbouring pages, and changes the page size', async () => {
    const onChange = vi.fn();
    const { user } = shown(
      <TablePages current={2} pageSize={20} total={130} onChange={onChange} sizes={[20, 50]} />,
    );
    await user.click(await screen.findByRole('button', { name: '第7頁' }));
    await user.click(screen.getByRole('button', { name: '上一頁' }));
    await user.selectOptions(screen.getByRole('combobox'), '50');
    expect(onChange.mock.calls).toEqual([
      [7, 20],
      [1, 20],
      [1, 50],
    ]);
    expect(screen.getByRole('button', { current: 'page' }).textContent).toBe('2');
  });

  it.each([
    [1, 1, '1'],
    [1, 4, '1 2 3 4'],
    [1, 9, '1 2 3 … 9'],
    [5, 9, '1 2 3 4 5 6 7 8 9'],
    [6, 12, '1 … 4 5 6 7 8 … 12'],
  ])('on page %i of %i offers %s', (current, pages, offered) => {
    expect(
      pagesAround(current, pages)
        .map((page) => page ?? '…')
        .join(' '),
    ).toBe(offered);
  });
});
