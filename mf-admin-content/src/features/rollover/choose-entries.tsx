import {
  Alert,
  type AnyEntry,
  Button,
  ListSearch,
  type LoadedList,
  Select,
  StatusTag,
  Table,
  type TableColumn,
  useAction,
} from '@admissions/admin-ui';
import { api } from '@admissions/api-client';
import {
  type AnyKind,
  buildStaffUrl,
  formatMoment,
  schoolYearOf,
  taipeiDay,
} from '@admissions/model';
import {
  ADMIN_BUNDLES,
  ROLLOVER_PATHS,
  type Rollover,
  type RolloverResult,
} from '@admissions/protocol/staff';
import { type Translate, useMessage, useToast } from '@admissions/store';
import { useState } from 'react';
import { Link, useRevalidator, useSearchParams } from 'react-router';
import { areDatesOver, findWrittenYear, isRecurring } from '../../lib/is-recurring.ts';
import styles from './rollover.module.css';
import { TEXTS } from './texts.ts';

interface ChooseEntriesProps {
  kind: AnyKind;
  list: LoadedList;
  rollovers: readonly Rollover[];
  onCreated: () => void;
}
/** Step 1: choose last year's entries to copy as drafts; entries already copied are marked. */
export function ChooseEntries({ kind, list, rollovers, onCreated }: ChooseEntriesProps) {
  const t = useMessage();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const [search, setSearch] = useSearchParams();
  const entries = list.page.list.filter((entry) => !isCopiedDraft(entry, rollovers));
  const readTitle = (entry: AnyEntry) =>
    String(entry[kind.title as keyof AnyEntry] || t(TEXTS.untitled));
  const rolloverBySource = new Map(rollovers.map((each) => [each.from, each]));
  const free = entries.filter(({ id }) => !rolloverBySource.has(id));
  // Null: no choice yet.
  const [picked, setPicked] = useState<readonly number[] | null>(null);
  const [{ year, toYear }, setYears] = useState(() => chooseYears(kind, entries));
  const isChosen = (entry: AnyEntry) =>
    picked ? picked.includes(entry.id) : isRecurring(kind, entry, year);
  const chosen = free.filter(isChosen).map(({ id }) => id);
  const { isBusy, run } = useAction();
  const [refused, setRefused] = useState<readonly string[]>([]);

  const create = () =>
    run(async () => {
      setRefused([]);
      const sent = { kind: kind.id, entries: chosen, year, toYear };
      const answer = await api().post<RolloverResult>(ROLLOVER_PATHS.add, sent);
      await revalidate();
      toast(describeCreated(answer, t), 'success', buildBundleLink(answer, t));
      setRefused(
        answer.refused.map(({ id, errors }) => {
          const entry = entries.find((each) => each.id === id);
          const reason = t.join(Object.values(errors).flat());
          return t(TEXTS.refused, { title: entry ? readTitle(entry) : id, reason });
        }),
      );
      if (answer.refused.length === 0) onCreated();
    });
  return (
    <>
      <ListSearch loaded={list} fixedParams={{ of: search.get('of') ?? kind.name }} />
      {picked === null && chosen.length > 0 && chosen.length < free.length && (
        <p className="soft below-s">{t(usualOf(kind), { year })}</p>
      )}
      {refused.map((sentence) => (
        <Alert key={sentence} type="warning" showIcon title={sentence} className={styles.alert} />
      ))}
      <Table<AnyEntry>
        rowKey="id"
        isBusy={isBusy}
        dataSource={entries}
        empty={t(TEXTS.none)}
        rowSelection={{
          selectedRowKeys: chosen,
          onChange: (keys) => setPicked(keys.map(Number)),
          getLabel: (entry) => t(TEXTS.chooseEntry, { title: readTitle(entry) }),
          isFixed: ({ id }) => !free.some((each) => each.id === id),
        }}
        columns={buildColumns({ kind, t, readTitle, rolloverBySource })}
        pagination={{
          current: list.page.page,
          pageSize: list.page.perpage,
          total: list.page.total,
          onChange: (page) =>
            setSearch((query) => {
              query.set('page', String(page));
              return query;
            }),
        }}
      />
      <CreateBar
        {...{ year, toYear, isBusy }}
        count={chosen.length}
        onYear={(value) => {
          setYears(withNextYear(value));
          setPicked(null);
        }}
        onToYear={(value) => setYears({ year, toYear: value })}
        onCreate={() => void create()}
      />
    </>
  );
}

const usualOf = (kind: AnyKind) => (areDatesOver(kind) ? TEXTS.usualNews : TEXTS.usual);

/** Step 2 has the copies, until they are published and may be copied in their turn. */
const isCopiedDraft = ({ id, status }: AnyEntry, rollovers: readonly Rollover[]) =>
  status === 'draft' && rollovers.some(({ made }) => made === id);

const chooseYears = (kind: AnyKind, entries: readonly AnyEntry[]) =>
  withNextYear(findWrittenYear(kind, entries) ?? schoolYearOf(taipeiDay()));
const withNextYear = (year: number) => ({ year, toYear: year + 1 });

const buildBundleLink = ({ bundle }: RolloverResult, t: Translate) =>
  bundle
    ? { href: `${ADMIN_BUNDLES}?id=${bundle.id}`, label: t(TEXTS.bundle, { name: bundle.name }) }
    : undefined;

function describeCreated({ made, already, missing }: RolloverResult, t: Translate) {
  const parts = [
    t(TEXTS.made, { count: made.length }),
    already.length > 0 && t(TEXTS.already, { count: already.length }),
    missing.length > 0 && t(TEXTS.missing, { count: missing.length }),
  ];
  return parts.filter(Boolean).join('');
}

interface ColumnsInput {
  kind: AnyKind;
  t: Translate;
  readTitle: (entry: AnyEntry) => string;
  rolloverBySource: ReadonlyMap<number, Rollover>;
}
const buildColumns = ({
  kind,
  t,
  readTitle,
  rolloverBySource,
}: ColumnsInput): TableColumn<AnyEntry>[] => {
  const columns: TableColumn<AnyEntry>[] = [
    { key: 'title', title: TEXTS.entry, render: (_, entry) => readTitle(entry) },
    {
      key: 'status',
      title: TEXTS.status,
      render: (_, entry) => <StatusTag entry={entry} />,
    },
    {
      key: 'last',
      title: TEXTS.last,
      isWideOnly: true,
      render: (_, { updatedAt }) => formatMoment(updatedAt),
    },
    {
      key: 'draft',
      title: TEXTS.draft,
      render: (_, { id }) => {
        const rollover = rolloverBySource.get(id);
        if (!rollover) return '—';
        return (
          <Link to={buildStaffUrl(kind, rollover.made)}>
            {t(TEXTS.draftOf, { name: rollover.by, time: formatMoment(rollover.at) })}
          </Link>
        );
      },
    },
  ];
  // Without drafts it would be a column of dashes.
  return columns.filter(({ key }) => key !== 'draft' || rolloverBySource.size > 0);
};

/** Offered years: the current one, six before and five after it. */
const YEARS_BEFORE_COUNT = 6;
const YEAR_OPTION_COUNT = 12;

interface CreateBarProps {
  year: number;
  toYear: number;
  count: number;
  isBusy: boolean;
  onYear: (year: number) => void;
  onToYear: (year: number) => void;
  onCreate: () => void;
}
function CreateBar({ year, toYear, count, isBusy, onYear, onToYear, onCreate }: CreateBarProps) {
  const t = useMessage();
  const first = schoolYearOf(taipeiDay()) - YEARS_BEFORE_COUNT;
  const options = Array.from({ length: YEAR_OPTION_COUNT }, (_, index) => first + index).map(
    (value) => ({ value, label: t(TEXTS.year, { year: value }) }),
  );
  return (
    <div className={styles.make}>
      <strong role="status">{t(TEXTS.chosen, { count })}</strong>
      <Select aria-label={t(TEXTS.from)} value={year} options={options} onChange={onYear} />
      <span>{t(TEXTS.to)}</span>
      <Select
        aria-label={t(TEXTS.to)}
        value={toYear}
        options={options.map((option) => ({ ...option, disabled: option.value <= year }))}
        onChange={onToYear}
      />
      <span className="faint">{t(TEXTS.untouched)}</span>
      <Button type="primary" disabled={count === 0} loading={isBusy} onClick={onCreate}>
        {t(TEXTS.make, { count })}
      </Button>
    </div>
  );
}
