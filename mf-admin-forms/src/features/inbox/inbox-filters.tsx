import { Button, DateInput, Input, Select, useSearchInput } from '@admissions/admin-ui';
import { CITIES } from '@admissions/model/forms';
import { COLLEGE_NAMES, COLLEGES } from '@admissions/model/terms';
import { useMessage } from '@admissions/store';
import type { FormEvent, ReactNode } from 'react';
import { useId } from 'react';
import type { InboxQuery } from '../../lib/inbox-query.ts';
import { applyFilters, formatInboxQuery, isNarrowed } from '../../lib/inbox-query.ts';
import { SHARED_TEXTS } from '../../lib/texts.ts';
import { useAssignees } from '../../lib/use-assignees.ts';
import styles from './inbox-filters.module.css';
import { TEXTS } from './texts.ts';

interface InboxFiltersProps {
  query: InboxQuery;
  onChange: (query: InboxQuery) => void;
}
const TYPED_FILTERS = ['text', 'begin', 'end', 'scheduledBegin', 'scheduledEnd'] as const;
type Written = Record<(typeof TYPED_FILTERS)[number], string>;
const readTyped = (query: InboxQuery) => ({
  ...(Object.fromEntries(TYPED_FILTERS.map((name) => [name, query[name] ?? ''])) as Written),
  city: query.city,
  college: query.college,
  assignee: query.assignee,
});
const toAddress = (query: InboxQuery) => formatInboxQuery(query).toString();

/** Filters by text, submission date and form fields. */
export function InboxFilters({ query, onChange }: InboxFiltersProps) {
  const t = useMessage();
  const people = useAssignees(null);
  const { typed, type, submit, clear } = useFilters({ query, onChange });
  const choice = { className: styles.select, allowClear: true, placeholder: t(TEXTS.inbox.any) };
  return (
    <search>
      <form className={styles.filters} onSubmit={submit}>
        <FilterField label={t(TEXTS.inbox.search)} className={styles.text}>
          {(id) => (
            <Input
              id={id}
              name="text"
              type="search"
              aria-keyshortcuts="/"
              maxLength={60}
              value={typed.text}
              onChange={({ target }) => type({ text: target.value })}
            />
          )}
        </FilterField>
        <PeriodFields typed={typed} type={type} />
        <FilterField label={t(TEXTS.inbox.city)}>
          {(id) => (
            <Select
              id={id}
              {...choice}
              showSearch
              value={typed.city}
              options={CITIES.map((city) => ({ value: city, label: city }))}
              onChange={(city: string | undefined) => type({ city })}
            />
          )}
        </FilterField>
        <FilterField label={t(TEXTS.inbox.college)}>
          {(id) => (
            <Select
              id={id}
              {...choice}
              value={typed.college}
              options={COLLEGES.map((key) => ({ value: key, label: t(COLLEGE_NAMES[key]) }))}
              onChange={(college: string | undefined) => type({ college })}
            />
          )}
        </FilterField>
        <FilterField label={t(TEXTS.column.assignee)}>
          {(id) => (
            <Select
              id={id}
              {...choice}
              value={typed.assignee}
              options={[
                { value: 'none' as const, label: t(SHARED_TEXTS.unassigned) },
                ...people.map((person) => ({ value: person.id, label: person.name })),
              ]}
              onChange={(assignee: number | 'none' | undefined) => type({ assignee })}
            />
          )}
        </FilterField>
        <div className="flex gap-xs">
          <Button type="primary" htmlType="submit">
            {t('common.search')}
          </Button>
          {isNarrowed(query) && (
            <Button type="text" onClick={clear}>
              {t(SHARED_TEXTS.clear)}
            </Button>
          )}
        </div>
      </form>
    </search>
  );
}

function PeriodFields({ typed, type }: Pick<ReturnType<typeof useFilters>, 'typed' | 'type'>) {
  const t = useMessage();
  return (['begin', 'end', 'scheduledBegin', 'scheduledEnd'] as const).map((name) => (
    <FilterField key={name} label={t(TEXTS.inbox[name])}>
      {(id) => (
        <DateInput
          id={id}
          name={name}
          value={typed[name]}
          onChange={(day) => type({ [name]: day })}
        />
      )}
    </FilterField>
  ));
}

interface FilterFieldProps {
  label: string;
  className?: string | undefined;
  children: (id: string) => ReactNode;
}
function FilterField({ label, className, children }: FilterFieldProps) {
  const id = useId();
  return (
    <div className={className}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  );
}

/** Typed filters; the state tab, order and links of the list stay when they are applied. */
function useFilters({ query, onChange }: InboxFiltersProps) {
  const { typed, type, markRequested } = useSearchInput(toAddress(query), () => readTyped(query));
  const { page, perpage, state, order, unread, alike } = query;
  const bare: InboxQuery = { page, perpage, ...(state && { state }), ...(order && { order }) };
  const show = (next: InboxQuery) => {
    markRequested(toAddress(next));
    onChange(next);
  };
  return {
    typed,
    type,
    clear: () => show(applyFilters(bare, {})),
    submit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      const { text, ...others } = typed;
      const filled = Object.entries({ text: text.trim(), ...others }).filter(([, value]) => value);
      const linked = { ...bare, ...(unread && { unread }), ...(alike && { alike }) };
      show(applyFilters(linked, Object.fromEntries(filled)));
    },
  };
}
