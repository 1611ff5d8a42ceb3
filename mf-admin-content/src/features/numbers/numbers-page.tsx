import { Button, PageHeader, Panel, Select, Table, Tag, useChange } from '@admissions/admin-ui';
import { api, apiContext } from '@admissions/api-client';
import { formatMoment } from '@admissions/model';
import {
  NUMBER_APPROVAL_PATH,
  NUMBER_FILE_PATHS,
  type NumberApproval,
  type NumberApprovals,
} from '@admissions/protocol/staff';
import { useMessage } from '@admissions/store';
import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import type { Screen } from '../../screens/content-screen.ts';
import { DownloadPanel, UploadPanel } from './file-panel.tsx';
import { HELP, TEXTS } from './texts.ts';

interface Loaded {
  sheets: string[];
  /** Only in the area of the departments. */
  approvals: NumberApprovals | null;
}
/** The numbers of a year: by file, and their approval by department. */
export const numbersScreen = (area: 'faculty' | 'about'): Screen => ({
  async loader({ context, request }: LoaderFunctionArgs): Promise<Loaded> {
    const api = context.get(apiContext);
    const year = new URL(request.url).searchParams.get('year');
    const [{ list: sheets }, approvals] = await Promise.all([
      api.get<{ list: string[] }>(NUMBER_FILE_PATHS.sheets),
      area === 'faculty'
        ? api.get<NumberApprovals>(NUMBER_APPROVAL_PATH, { params: { year } })
        : null,
    ]);
    return { sheets, approvals };
  },
  element: <NumbersPage />,
});

function NumbersPage() {
  const t = useMessage();
  const { sheets, approvals } = useLoaderData<Loaded>();
  return (
    <>
      <PageHeader title={TEXTS.title} note={t(TEXTS.note)} help={HELP} />
      <DownloadPanel sheets={sheets} />
      <UploadPanel />
      {approvals && <ApprovalPanel key={approvals.list[0]?.year} approvals={approvals} />}
    </>
  );
}

const keyOf = ({ kind, id }: NumberApproval) => `${kind} ${id}`;

/** The departments of a year: chosen ones are approved, or hidden again. */
function ApprovalPanel({ approvals: { years, list } }: { approvals: NumberApprovals }) {
  const t = useMessage();
  const [, setSearch] = useSearchParams();
  const { isBusy, change } = useChange();
  const [keys, setKeys] = useState<readonly (string | number)[]>(() =>
    list.filter(({ isApproved }) => !isApproved).map(keyOf),
  );
  const chosen = list.filter((each) => keys.includes(keyOf(each)));
  const setApproved = (isApproved: boolean) =>
    change(
      async () => {
        for (const kind of new Set(chosen.map((each) => each.kind))) {
          const own = chosen.filter((each) => each.kind === kind);
          const sent = { kind, ids: own.map(({ id }) => id), year: own[0]?.year, isApproved };
          await api().put(NUMBER_APPROVAL_PATH, sent);
        }
        setKeys([]);
      },
      t(isApproved ? TEXTS.approvedNow : TEXTS.hiddenNow),
    );
  return (
    <Panel title={TEXTS.approval}>
      <p className="below-s">{t(TEXTS.approvalNote)}</p>
      <div className="row below-s">
        {years.length > 0 && (
          <Select
            aria-label={t(TEXTS.yearChoice)}
            value={list[0]?.year ?? years[0]}
            options={years.map((value) => ({ value, label: t(TEXTS.year, { year: value }) }))}
            onChange={(year) => setSearch({ year: String(year) })}
          />
        )}
        <strong>
          {t(TEXTS.progress, { done: list.filter(({ at }) => at).length, all: list.length })}
        </strong>
        <Button
          type="primary"
          loading={isBusy}
          disabled={chosen.length === 0}
          onClick={() => setApproved(true)}
        >
          {t(TEXTS.approve, { count: chosen.length })}
        </Button>
        {chosen.length > 0 && (
          <Button disabled={isBusy} onClick={() => setApproved(false)}>
            {t(TEXTS.hide, { count: chosen.length })}
          </Button>
        )}
      </div>
      <Table<NumberApproval>
        rowKey={keyOf}
        isFitted
        isBusy={isBusy}
        dataSource={list}
        empty={t(TEXTS.none)}
        rowSelection={{
          selectedRowKeys: keys,
          onChange: setKeys,
          getLabel: ({ title }) => t(TEXTS.chooseRow, { title }),
        }}
        columns={[
          { key: 'title', title: TEXTS.department, dataIndex: 'title' },
          {
            key: 'places',
            title: TEXTS.places,
            render: (_, { places, apart, channels }) => (
              <span className="nowrap">
                {t(TEXTS.channels, {
                  places: apart > 0 ? t(TEXTS.apart, { places, apart }) : places,
                  channels,
                })}
              </span>
            ),
          },
          { key: 'state', title: TEXTS.state, render: (_, row) => <State row={row} /> },
        ]}
      />
    </Panel>
  );
}

function State({ row: { isApproved, isChanged, by, at } }: { row: NumberApproval }) {
  const t = useMessage();
  const isChecked = isApproved && at;
  return (
    <span className="wrap middle-row">
      <Tag color={isChecked ? 'success' : 'warning'}>
        {t(isChecked ? TEXTS.checked : TEXTS.unchecked)}
      </Tag>
      <span>
        {isChecked
          ? t(TEXTS.approved, { name: by ?? '', time: formatMoment(at) })
          : t(isApproved ? TEXTS.older : TEXTS.open)}
      </span>
      {isChanged && <Tag color="warning">{t(TEXTS.isChanged)}</Tag>}
    </span>
  );
}
