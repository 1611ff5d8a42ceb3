import { Button, DateInput, Input, Select, useSearchInput } from '@admissions/admin-ui';
import type { Area } from '@admissions/model';
import { AREA_LABELS } from '@admissions/protocol';
import { useMessage } from '@admissions/store';
import type { ReactNode } from 'react';
import { useId } from 'react';
import styles from './audit-list.module.css';
import type { AuditFilters as Filters } from './audit-query.ts';
import { AUDITED_AREAS, formatAuditQuery, NO_FILTERS } from './audit-query.ts';
import { ACTIONS, actionName } from './describe-action.ts';
import type { NamedAccount } from './named-accounts.ts';
import { TEXTS } from './texts.ts';

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
  onFilter: (filters: Filters) => void;
}) {
  const t = useMessage();
  const id = useId();
  const { account, action, area, target, begin, end } = filters;
  const {
    typed: values,
    type: set,
    markRequested,
  } = useSearchInput<Filters>(toAddress(filters), () => ({
    account,
    action,
    area,
    target,
    begin,
    end,
  }));
  const show = (next: Filters) => {
    markRequested(toAddress(next));
    onFilter(next);
  };
  const field = (name: keyof Filters, control: (id: string) => ReactNode) => (
    <div className={styles.field}>
      <label htmlFor={`${id}-${name}`}>{t(TEXTS[name])}</label>
      {control(`${id}-${name}`)}
    </div>
  );
  const text = (name: 'account' | 'target', list?: string) =>
    field(name, (at) => (
      <Input
        id={at}
        name={name}
        list={list}
        autoComplete="off"
        spellCheck={false}
        value={values[name]}
        onChange={({ target }) => set({ [name]: target.value })}
      />
    ));
  const day = (name: 'begin' | 'end') =>
    field(name, (at) => (
      <DateInput
        id={at}
        name={name}
        value={values[name]}
        onChange={(value) => set({ [name]: value })}
      />
    ));
  return (
    <form
      className={styles.filters}
      aria-label={t('common.search')}
      onSubmit={(event) => {
        event.preventDefault();
        show(values);
      }}
    >
      {text('account', `${id}-accounts`)}
      <datalist id={`${id}-accounts`}>
        {accounts.map(({ account: each, name }) => (
          <option key={each} value={each} label={name} />
        ))}
      </datalist>
      <div className={styles.field}>
        <label htmlFor={`${id}-action`}>{t(TEXTS.action)}</label>
        <Select
          id={`${id}-action`}
          showSearch={{ optionFilterProp: 'label' }}
          value={values.action}
          onChange={(action: string) => set({ action })}
          options={[
            { value: '', label: t(TEXTS.anyAction) },
            ...Object.entries(ACTIONS).map(([value, words]) => ({ value, label: t(words) })),
            ...(values.action !== '' && !Object.hasOwn(ACTIONS, values.action)
              ? [{ value: values.action, label: t(actionName(values.action)) }]
              : []),
          ]}
        />
      </div>
      <div className={styles.field}>
        <label htmlFor={`${id}-area`}>{t(TEXTS.area)}</label>
        <Select
          id={`${id}-area`}
          value={values.area}
          onChange={(area: string) => set({ area })}
          options={[
            { value: '', label: t(TEXTS.everywhere) },
            ...AUDITED_AREAS.map((each) => ({
              value: each,
              label: each === 'media' ? t(TEXTS.media) : t(AREA_LABELS[each as Area]),
            })),
          ]}
        />
      </div>
      {values.target !== '' && text('target')}
      {day('begin')}
      {day('end')}
      <div className={styles.buttons}>
        <Button type="primary" htmlType="submit">
          {t('common.search')}
        </Button>
        <Button
          onClick={() => {
            set(NO_FILTERS);
            show(NO_FILTERS);
          }}
        >
          {t(TEXTS.clear)}
        </Button>
      </div>
    </form>
  );
}
