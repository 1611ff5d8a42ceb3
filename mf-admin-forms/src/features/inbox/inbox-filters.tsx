import { Button, DateInput, Input, Select, useSearchInput } from '@admissions/admin-ui';
import { CITIES } from '@admissions/model/forms';
import { COLLEGE_NAMES, COLLEGES } from '@admissions/model/terms';
import { useMessage } from '@admissions/store';
import type { FormEvent, ReactNode } from 'react';
import { Fragment, useId } from 'react';
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
  const id = useId();
  const people = useAssignees(null);
  const { typed, type, submit, clear } = useFilters({ query, onChange });
  const choice = {
    className: styles.select,
    allowClear: true,
    placeholder: t(TEXTS.inbox.any),
  };
  const field = (
    name: string,
    label: string,
    control: (controlId: string) => ReactNode,
    className?: string,
  ) => (
    <div className={className}>
      <label htmlFor={`${id}-${name}`}>{label}</label>
      {control(`${id}-${name}`)}
    </div>
  );
  return (
    <search>
      <form className={styles.filters} onSubmit={submit}>
        {field(
          'text',
          t(TEXTS.inbox.search),
          (at) => (
            <Input
              id={at}
              name="text"
              type="search"
              aria-keyshortcuts="/"
              maxLength={60}
              value={typed.text}
              onChange={({ target }) => type({ text: target.value })}
            />
          ),
          styles.text,
        )}
        {(['begin', 'end', 'scheduledBegin', 'scheduledEnd'] as const).map((name) => (
          <Fragment key={name}>
            {field(name, t(TEXTS.inbox[name]), (at) => (
              <DateInput
                id={at}
                name={name}
                value={typed[name]}
                onChange={(day) => type({ [name]: day })}
              />
            ))}
          </Fragment>
        ))}
        {field('city', t(TEXTS.inbox.city), (at) => (
          <Select
            id={at}
            {...choice}
            showSearch
            value={typed.city}
            options={CITIES.map((city) => ({ value: city, label: city }))}
            onChange={(city: string | undefined) => type({ city })}
          />
        ))}
        {field('college', t(TEXTS.inbox.college), (at) => (
          <Select
            id={at}
            {...choice}
            value={typed.college}
            options={COLLEGES.map((key) => ({ value: key, label: t(COLLEGE_NAMES[key]) }))}
            onChange={(college: string | undefined) => type({ college })}
          />
        ))}
        {field('assignee', t(TEXTS.column.assignee), (at) => (
          <Select
            id={at}
            {...choice}
            value={typed.assignee}
            options={[
              { value: 'none' as const, label: t(SHARED_TEXTS.unassigned) },
              ...people.map((person) => ({ value: person.id, label: person.name })),
            ]}
            onChange={(assignee: number | 'none' | undefined) => type({ assignee })}
          />
        ))}
        <div className={styles.buttons}>
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
