import { Button, Panel, Select, Table, useAction } from '@admissions/admin-ui';
import { api } from '@admissions/api-client';
import { formatMoment } from '@admissions/model';
import {
  NUMBER_APPROVAL_PATH,
  type NumberApproval,
  type NumberApprovals,
} from '@admissions/protocol/staff';
import { useMessage } from '@admissions/store';
import { useState } from 'react';
import { useRevalidator, useSearchParams } from 'react-router';
import { TEXTS } from './texts.ts';

const keyOf = ({ kind, id }: NumberApproval) => `${kind} ${id}`;

/** The departments of a year: chosen ones are approved, or hidden again. */
export function ApprovalPanel({ approvals: { years, list } }: { approvals: NumberApprovals }) {
  const t = useMessage();
  const { revalidate } = useRevalidator();
  const [, setSearch] = useSearchParams();
  const { isBusy, run } = useAction();
  const [keys, setKeys] = useState<readonly (string | number)[]>(() =>
    list.filter(({ isApproved }) => !isApproved).map(keyOf),
  );
  const chosen = list.filter((each) => keys.includes(keyOf(each)));
  const change = (isApproved: boolean) =>
    void run(
      async () => {
        for (const kind of new Set(chosen.map((each) => each.kind))) {
          const own = chosen.filter((each) => each.kind === kind);
          const sent = { kind, ids: own.map(({ id }) => id), year: own[0]?.year, isApproved };
          await api().put(NUMBER_APPROVAL_PATH, sent);
        }
        setKeys([]);
        await revalidate();
      },
      t(isApproved ? TEXTS.approvedNow : TEXTS.hiddenNow),
    );
  return (
    <Panel title={t(TEXTS.approval)}>
      <p>{t(TEXTS.approvalNote)}</p>
      <div className="row">
        {years.length > 0 && (
          <Select
            aria-label={t(TEXTS.yearChoice)}
            value={list[0]?.year ?? years[0]}
            options={years.map((value) => ({ value, label: t(TEXTS.year, { year: value }) }))}
            onChange={(year) => setSearch({ year: String(year) })}
          />
        )}
        <Button
          type="primary"
          disabled={chosen.length === 0}
          loading={isBusy}
          onClick={() => change(true)}
        >
          {t(TEXTS.approve, { count: chosen.length })}
        </Button>
        <Button disabled={chosen.length === 0 || isBusy} onClick={() => change(false)}>
          {t(TEXTS.hide, { count: chosen.length })}
        </Button>
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
          { key: 'title', title: t(TEXTS.department), dataIndex: 'title' },
          {
            key: 'places',
            title: t(TEXTS.places),
            render: (_, { places, channels }) => t(TEXTS.channels, { places, channels }),
          },
          { key: 'state', title: t(TEXTS.state), render: (_, row) => <State row={row} /> },
        ]}
      />
    </Panel>
  );
}

function State({ row: { isApproved, isChanged, by, at } }: { row: NumberApproval }) {
  const t = useMessage();
  if (!isApproved) return <strong>{t(TEXTS.open)}</strong>;
  if (!at) return t(TEXTS.older);
  return (
    <>
      {t(TEXTS.approved, { name: by ?? '', time: formatMoment(at) })}
      {isChanged && (
        <>
          {' '}
          <strong>{t(TEXTS.isChanged)}</strong>
        </>
      )}
    </>
  );
}
