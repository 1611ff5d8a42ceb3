import { AdminProvider } from '@admissions/admin-ui';
import {
  BUNDLE_PATHS,
  NUMBER_APPROVAL_PATH,
  NUMBER_FILE_PATHS,
  type NumberPreview,
} from '@admissions/protocol/staff';
import { apiAnswering, apiError, showRoutes, textsOf } from '@admissions/tools/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { numbersScreen } from './numbers-page.tsx';

const kind = 'faculty.bachelorDepartment';
const waiting = {
  kind,
  id: 1,
  title: '機械工程學系',
  year: 117,
  places: 98,
  apart: 10,
  channels: 5,
  isApproved: false,
  changes: [{ title: '申請入學', part: 'lowest', from: 80, to: 81.5 }],
};
const approved = { apart: 0, isApproved: true, by: '林小美', at: '2026-11-28T02:00:00.000Z' };
const same = { ...waiting, changes: [] };
const LIST = [
  { ...same, id: 2, title: '資訊工程學系', ...approved },
  waiting,
  { ...same, id: 3, title: '化學工程學系', isApproved: true, at: null },
];
const changes = [{ label: '金額', from: '9800', to: '9900' }];
const ITEMS = [{ kind: 'about.fees', entryId: 1 }];
const PREVIEW: NumberPreview = {
  sheets: [
    {
      name: '住宿',
      same: 4,
      rows: [
        { line: 3, title: '一舍', state: 'changed', changes },
        { line: null, title: '二舍', state: 'missing', changes: [] },
      ],
    },
  ],
  faults: [],
  ignored: [],
  entries: 1,
  seen: 'x'.repeat(64),
};

/** Null: the file is refused. */
async function show(preview: NumberPreview | null = PREVIEW) {
  const { api, sent } = apiAnswering(({ path, params }) => {
    if (path === NUMBER_FILE_PATHS.sheets) return { data: { list: ['住宿'] } };
    if (path === BUNDLE_PATHS.list) return { data: { list: [] } };
    if (path === NUMBER_FILE_PATHS.preview)
      return preview ? { data: preview } : apiError(422, '請換一個檔案。');
    if (path === NUMBER_FILE_PATHS.import) return { data: { entries: 1, items: ITEMS } };
    if (path !== NUMBER_APPROVAL_PATH) return { data: null };
    const before = LIST.map((row) => ({ ...row, year: 116, places: row.id === 1 ? 90 : 98 }));
    return { data: { years: [117, 116], list: params?.year === 116 ? before : LIST } };
  });
  const { loader, element } = numbersScreen('faculty');
  const page = { path: '*', element, loader };
  const { user } = showRoutes([page], { layout: AdminProvider, api });
  const file = new File(['a'], '住宿.csv');
  await user.upload(await screen.findByLabelText('選擇檔案'), file);
  const writes = () => sent.filter(({ method }) => method !== 'get').map(({ body }) => body);
  return { user, writes };
}

describe('the file of numbers', () => {
  it('shows what changes, and is saved as drafts or published after a question', async () => {
    const { user, writes } = await show();
    await screen.findByText('住宿：新增0、修改1、刪除0、相同4，檔案裡沒有而保留1');
    expect(screen.getByText('9900').closest('li')?.textContent).toBe('金額：9800 9900');
    const file = { name: '住宿.csv', file: 'YQ==', removes: false };
    expect(writes()).toEqual([file]);
    await user.click(screen.getByRole('button', { name: '直接發布1筆' }));
    expect(writes()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: '存成1筆草稿' }));
    expect(writes().at(-1)).toEqual({ ...file, seen: PREVIEW.seen, isPublished: false });
    await screen.findByRole('dialog', { name: '加入一起上線' });
  });
  it('cannot be imported with a problem, which has its cell', async () => {
    const faults = ['住宿!C3', '住宿!D5', '住宿!E5'].map((cell) => ({ cell, message: '請填數字' }));
    const sheets = [...PREVIEW.sheets, { name: '餐費', same: 3, rows: [] }];
    await show({ ...PREVIEW, sheets, faults });
    await screen.findByText('住宿：新增0、修改0、刪除0、相同4、問題2，檔案裡沒有而保留1');
    expect(screen.getByText('另外1張表沒有變更。')).toBeTruthy();
    expect(screen.queryByText(/^餐費/)).toBeNull();
    expect(screen.getByText('住宿!C3')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /草稿|發布/ })).toBeNull();
  });
});

it('a refused file is named in the message', async () => {
  await show(null);
  expect(await screen.findByText('住宿.csv：請換一個檔案。')).toBeTruthy();
});

it('the approval of numbers begins with what differs from the year before, the rest is folded', async () => {
  const { user, writes } = await show();
  const titles = () => textsOf(screen.getAllByRole('link', { name: /學系$/ }));
  expect(titles()).toEqual(['機械工程學系']);
  expect(screen.getByText('申請入學 最低 80 → 81.5')).toBeTruthy();
  expect(screen.getByRole('checkbox', { name: '選取：機械工程學系' })).toHaveProperty(
    'checked',
    true,
  );
  await user.click(screen.getByRole('button', { name: '與116學年度相同2系 ▾' }));
  expect(titles()).toEqual(['機械工程學系', '資訊工程學系', '化學工程學系']);
  const states = ['未核對，還沒公開', '已核對', '未核對'];
  expect(textsOf(screen.getAllByText(/^[未已]核對/, { selector: 'td *' }))).toEqual(states);
  expect(screen.getByText('已核對1／3')).toBeTruthy();
  expect(screen.getByText('＋−：與116學年度相比')).toBeTruthy();
  const cells = [...(screen.getByText('機械工程學系').closest('tr')?.cells ?? [])];
  expect(textsOf(cells.slice(2, 5))).toEqual(['98+8', '10', '5']);
  expect(screen.getByText(/林小美，2026\/11\/28 10:00/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '核對無誤（1）' }));
  expect(writes().at(-1)).toEqual({ kind, ids: [1], year: 117, isApproved: true });
  expect(await screen.findByText('先勾選要核對的系所')).toBeTruthy();
});
