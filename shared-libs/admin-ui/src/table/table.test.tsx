import { showRoutes, textsOf } from '@admissions/tools/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Table, type TableColumn } from './table.tsx';
import { pagesAround } from './table-pages.tsx';

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

  it('has the name of a group above its rows', async () => {
    const groupOf = ({ size }: Row) => (size > 4 ? '大' : '小');
    const rows = [...ROWS, { id: 3, name: '丙', size: 6 }];
    shown(<Table rowKey="id" columns={COLUMNS} dataSource={rows} groupOf={groupOf} />);
    await screen.findByText('甲');
    const lines = textsOf(document.querySelectorAll('tbody tr'));
    expect(lines).toEqual(['小', '甲3公分', '大', '乙5公分', '丙6公分']);
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
    expect(document.querySelector('[data-row-tool]')).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: '甲' }));
    await user.click(screen.getByRole('checkbox', { name: '乙' }));
    await user.click(all);
    expect(onChange.mock.calls.map(([keys]) => keys)).toEqual([[9], [9, 1, 2], [9, 1, 2]]);
  });

  it('opens a row by a click between its controls', async () => {
    const open = vi.fn();
    const link = {
      key: 'link',
      title: '開啟',
      render: (_: unknown, { id }: Row) => (
        <a
          data-opens
          href={`#${id}`}
          onClick={(event) => {
            event.preventDefault();
            open(id, event.ctrlKey);
          }}
        >
          {`列${id}`}
        </a>
      ),
    };
    const other = {
      key: 'other',
      title: '其他',
      render: () => <button type="button">別的</button>,
    };
    shown(<Table rowKey="id" columns={[...COLUMNS, link, other]} dataSource={ROWS} />);
    fireEvent.click(await screen.findByText('甲'));
    fireEvent.click(screen.getByText('乙'), { ctrlKey: true });
    fireEvent.click(screen.getAllByText('別的')[0] as HTMLElement);
    fireEvent.click(screen.getByText('列2'));
    expect(open.mock.calls).toEqual([
      [1, false],
      [2, true],
      [2, false],
    ]);
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
