import { Button, Input, Select } from '@admissions/admin-ui';
import { CITIES, COLLEGE_NAMES, COLLEGES } from '@admissions/contracts';
import { useMessage } from '@admissions/store';
import type { FormEvent, ReactNode } from 'react';
import { Fragment, useId, useState } from 'react';
import type { InboxQuery } from '../../lib/inbox-query.ts';
import { isNarrowed, narrowedBy } from '../../lib/inbox-query.ts';
import { SHARED_TEXTS } from '../../lib/texts.ts';
import { useAssignees } from '../../lib/use-assignees.ts';
import styles from './inbox-filters.module.css';
import { TEXTS } from './texts.ts';

type Chosen = Pick<InboxQuery, 'city' | 'college' | 'assignee'>;

/** Text, days of sending and what is asked for. It starts anew whenever the address changes. */
export function InboxFilters({
  query,
  onChange,
}: {
  query: InboxQuery;
  onChange: (query: InboxQuery) => void;
}) {
  const t = useMessage();
  const id = useId();
  const people = useAssignees(null);
  const [chosen, setChosen] = useState<Chosen>({
    city: query.city,
    college: query.college,
    assignee: query.assignee,
  } as Chosen);
  const { page, perpage, state, order, unread, alike } = query;
  const bare: InboxQuery = { page, perpage, ...(state && { state }), ...(order && { order }) };
  const kept = { ...bare, ...(unread && { unread }), ...(alike && { alike }) };
  const choose = (part: { [K in keyof Chosen]?: Chosen[K] | undefined }) =>
    setChosen({ ...chosen, ...part } as Chosen);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const typed = ['text', 'begin', 'end', 'scheduledBegin', 'scheduledEnd'].map(
      (name) => [name, String(form.get(name) ?? '').trim()] as const,
    );
    onChange(
      narrowedBy(
        kept,
        Object.fromEntries([...typed, ...Object.entries(chosen)].filter(([, value]) => value)),
      ),
    );
  }
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
              defaultValue={query.text}
            />
          ),
          styles.text,
        )}
        {field('begin', t(TEXTS.inbox.begin), (at) => (
          <Input id={at} name="begin" type="date" defaultValue={query.begin} />
        ))}
        {field('end', t(TEXTS.inbox.end), (at) => (
          <Input id={at} name="end" type="date" defaultValue={query.end} />
        ))}
        {(['scheduledBegin', 'scheduledEnd'] as const).map((name) => (
          <Fragment key={name}>
            {field(name, t(TEXTS.inbox[name]), (at) => (
              <Input id={at} name={name} type="date" defaultValue={query[name]} />
            ))}
          </Fragment>
        ))}
        {field('city', t(TEXTS.inbox.city), (at) => (
          <Select
            id={at}
            className={styles.select}
            allowClear
            showSearch
            placeholder={t(TEXTS.inbox.any)}
            value={chosen.city}
            options={CITIES.map((city) => ({ value: city, label: city }))}
            onChange={(city: string | undefined) => choose({ city })}
          />
        ))}
        {field('college', t(TEXTS.inbox.college), (at) => (
          <Select
            id={at}
            className={styles.select}
            allowClear
            placeholder={t(TEXTS.inbox.any)}
            value={chosen.college}
            options={COLLEGES.map((key) => ({ value: key, label: t(COLLEGE_NAMES[key]) }))}
            onChange={(college: string | undefined) => choose({ college })}
          />
        ))}
        {field('assignee', t(TEXTS.column.assignee), (at) => (
          <Select
            id={at}
            className={styles.select}
            allowClear
            placeholder={t(TEXTS.inbox.any)}
            value={chosen.assignee}
            options={[
              { value: 'none' as const, label: t(SHARED_TEXTS.unassigned) },
              ...people.map((person) => ({ value: person.id, label: person.name })),
            ]}
            onChange={(assignee: number | 'none' | undefined) => choose({ assignee })}
          />
        ))}
        <div className={styles.buttons}>
          <Button type="primary" htmlType="submit">
            {t('common.search')}
          </Button>
          {isNarrowed(query) && (
            <Button type="text" onClick={() => onChange(narrowedBy(bare, {}))}>
              {t(SHARED_TEXTS.clear)}
            </Button>
          )}
        </div>
      </form>
    </search>
  );
}
