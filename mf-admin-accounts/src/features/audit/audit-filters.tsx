import { Button, DateInput, Input, Segmented, Select, useSearchInput } from '@admissions/admin-ui';
import { addDays, taipeiDay } from '@admissions/model';
import type { Account } from '@admissions/protocol';
import { ACTIONS, actionName, areaName } from '@admissions/protocol/audit';
import { type Translate, useMessage } from '@admissions/store';
import { type ReactNode, useId } from 'react';
import styles from './audit-list.module.css';
import {
  AUDITED_AREAS,
  type AuditFilters as Filters,
  formatAuditQuery,
  NO_FILTERS,
} from './audit-query.ts';
import { TEXTS } from './texts.ts';

export type NamedAccount = Pick<Account, 'account' | 'name'>;
interface Option {
  value: string;
  label: string;
}
/** The chosen action may be one that is no longer written. */
const listActionOptions = (chosen: string, t: Translate): Option[] => [
  { value: '', label: t(TEXTS.anyAction) },
  ...Object.entries(ACTIONS).map(([value, words]) => ({ value, label: t(words) })),
  ...(chosen !== '' && !Object.hasOwn(ACTIONS, chosen)
    ? [{ value: chosen, label: t(actionName(chosen)) }]
    : []),
];
const toAddress = (filters: Filters) => formatAuditQuery({ ...filters, page: 1 }).toString();

/** Filters of the log; a single target is chosen in its row and removed here. */
export function AuditFilters({
  filters,
  accounts,
  onFilter,
}: {
  filters: Filters;
  /** Accounts to choose from. */
  accounts: readonly NamedAccount[];
  onFilter: (filters: Filters & { page: number }) => void;
}) {
  const t = useMessage();
  const { typed, type, markRequested } = useSearchInput(toAddress(filters), () => filters);
  const show = (next: Filters) => {
    type(next);
    markRequested(toAddress(next));
    onFilter({ ...next, page: 1 });
  };
  const { target, choice, day } = useControls(typed, type);
  const today = taipeiDay();
  return (
    <form
      className={styles.filters}
      aria-label={t('common.search')}
      onSubmit={(event) => {
        event.preventDefault();
        show(typed);
      }}
    >
      {choice('account', [
        { value: '', label: t(TEXTS.anybody) },
        ...accounts.map(({ account: value, name }) => ({ value, label: `${name}（${value}）` })),
      ])}
      {choice('action', listActionOptions(typed.action, t))}
      {choice('area', [
        { value: '', label: t(TEXTS.everywhere) },
        ...AUDITED_AREAS.map((area) => ({
          value: area,
          label: t(areaName(area)),
        })),
      ])}
      {typed.target !== '' && target()}
      {day('begin')}
      {day('end')}
      <div className="wrap across">
        <Button type="primary" htmlType="submit">
          {t('common.search')}
        </Button>
        {toAddress(typed) !== '' && (
          <Button onClick={() => show(NO_FILTERS)}>{t(TEXTS.clear)}</Button>
        )}
        <Segmented
          aria-label={t(TEXTS.days)}
          value={typed.end === today ? typed.begin : ''}
          options={[0, 6, 29].map((days) => ({
            value: addDays(today, -days),
            label: t(days ? TEXTS.lastDays : TEXTS.today, { count: days + 1 }),
          }))}
          onChange={(begin) => show({ ...typed, begin, end: today })}
        />
        <label className="line nowrap">
          <input
            type="checkbox"
            checked={!typed.by}
            onChange={() => show({ ...typed, by: typed.by ? '' : 'all' })}
          />
          {t(TEXTS.by)}
        </label>
      </div>
    </form>
  );
}

/** Labelled controls of the filters. */
function useControls(typed: Filters, type: (change: Partial<Filters>) => void) {
  const t = useMessage();
  const id = useId();
  const field = (name: keyof Filters, control: (id: string) => ReactNode) => (
    <div className="gap-xs mini grid shrinking">
      <label className="semi" htmlFor={`${id}-${name}`}>
        {t(TEXTS[name])}
      </label>
      {control(`${id}-${name}`)}
    </div>
  );
  const target = () =>
    field('target', (at) => (
      <Input
        id={at}
        value={typed.target}
        onChange={({ target: input }) => type({ target: input.value })}
      />
    ));
  const choice = (name: 'account' | 'action' | 'area', options: Option[]) =>
    field(name, (at) => (
      <Select
        id={at}
        {...(name !== 'area' && { showSearch: { optionFilterProp: 'label' } })}
        value={typed[name]}
        options={options}
        onChange={(value) => type({ [name]: value })}
      />
    ));
  const day = (name: 'begin' | 'end') =>
    field(name, (at) => (
      <DateInput
        id={at}
        name={name}
        value={typed[name]}
        onChange={(value) => type({ [name]: value })}
      />
    ));
  return { target, choice, day };
}
