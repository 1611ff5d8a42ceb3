import {
  Button,
  describeField,
  PageHeader,
  Panel,
  readFieldLabel,
  Select,
  Table,
  type TableColumn,
  Tag,
  useChange,
} from '@admissions/admin-ui';
import { api, apiContext } from '@admissions/api-client';
import { buildStaffUrl, formatMoment } from '@admissions/model';
import { bachelorEntry, kindOf } from '@admissions/model/kinds';
import {
  NUMBER_APPROVAL_PATH,
  NUMBER_FILE_PATHS,
  type NumberApproval,
  type NumberApprovals,
} from '@admissions/protocol/staff';
import { useMessage } from '@admissions/store';
import { useState } from 'react';
import { Link, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import type { Screen } from '../../screens/content-screen.ts';
import { DownloadPanel, UploadPanel } from './file-panel.tsx';
import styles from './numbers.module.css';
import { FIGURES, HELP, TEXTS } from './texts.ts';

interface Row extends NumberApproval {
  /** Of the year before. */
  last: NumberApproval | undefined;
}
interface Loaded {
  sheets: string[];
  /** Only in the area of the departments. */
  years: number[] | null;
  list: readonly Row[];
}
/** The numbers of a year: by file, and their approval by department. */
export const numbersScreen = (area: 'faculty' | 'about'): Screen => ({
  async loader({ context, request }: LoaderFunctionArgs): Promise<Loaded> {
    const api = context.get(apiContext);
    const year = new URL(request.url).searchParams.get('year');
    const read = (of: number | string | null) =>
      api.get<NumberApprovals>(NUMBER_APPROVAL_PATH, { params: { year: of } });
    const [{ list: sheets }, { years, list }] = await Promise.all([
      api.get<{ list: string[] }>(NUMBER_FILE_PATHS.sheets),
      area === 'faculty' ? read(year) : { years: null, list: [] },
    ]);
    const lastYear = (list[0]?.year ?? 0) - 1;
    const before = years?.includes(lastYear) ? (await read(lastYear)).list : [];
    const rows = list.map((row) => ({
      ...row,
      // Not in the answer of 1.0.0.
      changes: row.changes ?? [],
      last: before.find((each) => keyOf(each) === keyOf(row)),
    }));
    return { sheets, years, list: rows };
  },
  element: <NumbersPage />,
});

function NumbersPage() {
  const t = useMessage();
  const { sheets, years, list } = useLoaderData<Loaded>();
  return (
    <>
      <PageHeader title={TEXTS.title} note={t(TEXTS.note)} help={HELP} />
      <DownloadPanel sheets={sheets} />
      <UploadPanel />
      {years && <ApprovalPanel key={list[0]?.year} {...{ years, list }} />}
    </>
  );
}

const keyOf = ({ kind, id }: NumberApproval) => `${kind} ${id}`;

const isDifferent = ({ last, changes, ...row }: Row) =>
  !last || changes.length > 0 || FIGURES.some(([name]) => last[name] !== row[name]);

/** The departments of a year: chosen ones are approved, or hidden again. */
function ApprovalPanel({ years, list }: { years: number[]; list: readonly Row[] }) {
  const t = useMessage();
  const [, setSearch] = useSearchParams();
  const { isBusy, change } = useChange();
  const [keys, setKeys] = useState<readonly (string | number)[]>(() =>
    list.filter(({ isApproved }) => !isApproved).map(keyOf),
  );
  const [isWhole, setWhole] = useState(!list.some(isDifferent));
  const before = { year: (list[0]?.year ?? 0) - 1 };
  const changed = list.filter(isDifferent);
  const same = list.filter((row) => !isDifferent(row));
  const shown = isWhole ? [...changed, ...same] : changed;
  const chosen = shown.filter((each) => keys.includes(keyOf(each)));
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
        {list.some(({ last }) => last) && <span className="soft">{t(TEXTS.compared, before)}</span>}
      </div>
      <Table<Row>
        rowKey={keyOf}
        isFitted
        isBusy={isBusy}
        dataSource={shown}
        empty={t(TEXTS.none)}
        rowSelection={{
          selectedRowKeys: keys,
          onChange: setKeys,
          getLabel: ({ title }) => t(TEXTS.chooseRow, { title }),
        }}
        columns={COLUMNS}
      />
      {same.length > 0 && (
        <Button type="text" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {t(TEXTS.same, { ...before, count: same.length }) + (isWhole ? ' ▴' : ' ▾')}
        </Button>
      )}
      <div className={chosen.length > 0 ? styles.foot : 'row space-m'}>
        <Button
          type="primary"
          loading={isBusy}
          disabled={chosen.length === 0}
          onClick={() => setApproved(true)}
        >
          {t(TEXTS.approve, { count: chosen.length })}
        </Button>
        {chosen.length > 0 ? (
          <Button disabled={isBusy} onClick={() => setApproved(false)}>
            {t(TEXTS.hide, { count: chosen.length })}
          </Button>
        ) : (
          t(TEXTS.chooseFirst)
        )}
      </div>
    </Panel>
  );
}

const COLUMNS: readonly TableColumn<Row>[] = [
  {
    key: 'title',
    title: TEXTS.department,
    render: (_, { kind, id, title, changes }) => (
      <>
        <Link className="block" to={buildStaffUrl(kindOf(kind), id)}>
          {title}
        </Link>
        {changes.map((change) => (
          <Change key={JSON.stringify(change)} {...change} />
        ))}
      </>
    ),
  },
  ...FIGURES.map(
    ([key, title]): TableColumn<Row> => ({
      key,
      title,
      width: '6.5rem',
      align: 'end',
      render: (_, { last, ...row }) => <Figure now={row[key]} before={last?.[key]} />,
    }),
  ),
  { key: 'state', title: TEXTS.state, render: (_, row) => <State row={row} /> },
];

/** Below it what has changed since the year before. */
function Figure({ now, before = now }: { now: number; before: number | undefined }) {
  const change = now - before;
  return (
    <span className="figures">
      {now}
      {change !== 0 && (
        <b className="caution tiny block">{`${change > 0 ? '+' : '−'}${Math.abs(change)}`}</b>
      )}
    </span>
  );
}

/** A rule or score of a channel, last year and this year. */
function Change({ title, part, from, to }: NumberApproval['changes'][number]) {
  const t = useMessage();
  const place = { kind: bachelorEntry, path: `years.${part}`, pick: t };
  const [last, now] = [from, to].map((value) =>
    describeField(place, bachelorEntry.fields.years.item[part], value).replaceAll('\n', '；'),
  );
  return (
    <small className={styles.change}>
      {`${title} ${t(readFieldLabel(bachelorEntry, place.path))} ${last} → ${now}`}
    </small>
  );
}

function State({ row: { isApproved, isChanged, by, at } }: { row: NumberApproval }) {
  const t = useMessage();
  const open = isApproved ? TEXTS.unchecked : TEXTS.hidden;
  return (
    <span className="wrap middle-row">
      <span>{t(at ? TEXTS.checked : open)}</span>
      {at && (
        <span className="faint tiny">
          {t(TEXTS.approved, { name: by ?? '', time: formatMoment(at) })}
        </span>
      )}
      {isChanged && <Tag color="warning">{t(TEXTS.isChanged)}</Tag>}
    </span>
  );
}
