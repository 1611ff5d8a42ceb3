import { Button, DateInput, Input, Select, useSearchInput } from '@admissions/admin-ui';
import { CITIES } from '@admissions/model/forms';
import { COLLEGE_NAMES, COLLEGES } from '@admissions/model/terms';
import { useMessage } from '@admissions/store';
import type { FormEvent } from 'react';
import { FilterField } from '../../lib/filter-field.tsx';
import {
  applyFilters,
  clearFilters,
  formatInboxQuery,
  type InboxQuery,
  isNarrowed,
} from '../../lib/inbox-query.ts';
import { SHARED_TEXTS } from '../../lib/texts.ts';
import { useAssignees } from '../../lib/use-assignees.ts';
import styles from './inbox-filters.module.css';
import { TEXTS } from './texts.ts';

interface InboxFiltersProps {
  query: InboxQuery;
  onChange: (query: InboxQuery) => void;
}
const DAY_FILTERS = ['begin', 'end', 'scheduledBegin', 'scheduledEnd'] as const;
const MORE_FILTERS = [...DAY_FILTERS, 'city', 'college', 'assignee'] as const;
const readTyped = (query: InboxQuery) =>
  ({
    text: query.text ?? '',
    ...Object.fromEntries(MORE_FILTERS.map((name) => [name, query[name]])),
  }) as Pick<InboxQuery, (typeof MORE_FILTERS)[number]> & { text: string };

function useChoices() {
  const t = useMessage();
  const people = useAssignees(null);
  return [
    {
      name: 'city',
      label: TEXTS.inbox.city,
      options: CITIES.map((city) => ({ value: city, label: city })),
    },
    {
      name: 'college',
      label: TEXTS.inbox.college,
      options: COLLEGES.map((key) => ({ value: key, label: t(COLLEGE_NAMES[key]) })),
    },
    {
      name: 'assignee',
      label: TEXTS.column.assignee,
      options: [
        { value: 'none', label: t(SHARED_TEXTS.unassigned) },
        ...people.map((person) => ({ value: person.id, label: person.name })),
      ],
    },
  ] as const;
}

/** Filters by text, submission date and form fields. */
export function InboxFilters({ query, onChange }: InboxFiltersProps) {
  const t = useMessage();
  const choices = useChoices();
  const { typed, type, submit, clear } = useFilters({ query, onChange });
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
        <details className={styles.more} open={MORE_FILTERS.some((name) => query[name])}>
          <summary>{t(TEXTS.inbox.moreFilters)}</summary>
          <div className={styles.fields}>
            {DAY_FILTERS.map((name) => (
              <FilterField key={name} label={t(TEXTS.inbox[name])}>
                {(id) => (
                  <DateInput
                    id={id}
                    name={name}
                    value={typed[name] ?? ''}
                    onChange={(day) => type({ [name]: day })}
                  />
                )}
              </FilterField>
            ))}
            {choices.map(({ name, label, options }) => (
              <FilterField key={name} label={t(label)}>
                {(id) => (
                  <Select<string | number>
                    id={id}
                    className={styles.select}
                    allowClear
                    showSearch={name === 'city'}
                    placeholder={t(TEXTS.inbox.any)}
                    value={typed[name]}
                    options={[...options]}
                    onChange={(chosen) => type({ [name]: chosen })}
                  />
                )}
              </FilterField>
            ))}
          </div>
        </details>
      </form>
    </search>
  );
}

/** Typed filters; the state tab, order and links of the list stay when they are applied. */
function useFilters({ query, onChange }: InboxFiltersProps) {
  const toAddress = (of: InboxQuery) => formatInboxQuery(of).toString();
  const { typed, type, markRequested } = useSearchInput(toAddress(query), () => readTyped(query));
  const show = (next: InboxQuery) => {
    markRequested(toAddress(next));
    onChange(next);
  };
  return {
    typed,
    type,
    clear: () => show(clearFilters(query)),
    submit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      const text = typed.text.trim();
      // Whoever looks for a name does not know its state.
      const isNew = text !== '' && text !== query.text;
      show(applyFilters(query, { ...typed, text, ...(isNew && { state: undefined }) }));
    },
  };
}
