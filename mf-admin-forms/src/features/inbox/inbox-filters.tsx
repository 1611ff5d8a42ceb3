import { Button, Input } from '@admissions/admin-ui';
import { useMessage } from '@admissions/store';
import type { FormEvent } from 'react';
import { useId } from 'react';
import type { InboxQuery } from '../../lib/inbox-query.ts';
import { isNarrowed, narrowedBy } from '../../lib/inbox-query.ts';
import { useText } from '../../lib/use-text.ts';
import styles from './inbox-filters.module.css';

/** Text and days of sending. Uncontrolled: it starts anew whenever the address changes. */
export function InboxFilters({ query, onChange }: { query: InboxQuery; onChange: (query: InboxQuery) => void }) {
  const t = useMessage();
  const text = useText();
  const id = useId();
  const { text: _text, begin: _begin, end: _end, ...bare } = query;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const given = (name: string) => String(form.get(name) ?? '').trim();
    onChange(narrowedBy(bare, Object.fromEntries(['text', 'begin', 'end'].flatMap((name) => (given(name) ? [[name, given(name)]] : [])))));
  }
  return (
    <search>
      <form className={styles.filters} onSubmit={submit}>
        <div className={styles.text}>
          <label htmlFor={`${id}-text`}>{text('inbox.search')}</label>
          <Input id={`${id}-text`} name="text" type="search" maxLength={60} defaultValue={query.text} />
        </div>
        <div>
          <label htmlFor={`${id}-begin`}>{text('inbox.begin')}</label>
          <Input id={`${id}-begin`} name="begin" type="date" defaultValue={query.begin} />
        </div>
        <div>
          <label htmlFor={`${id}-end`}>{text('inbox.end')}</label>
          <Input id={`${id}-end`} name="end" type="date" defaultValue={query.end} />
        </div>
        <div className={styles.buttons}>
          <Button htmlType="submit">{t('common.search')}</Button>
          {isNarrowed(query) && (
            <Button type="text" onClick={() => onChange(narrowedBy(bare, {}))}>
              {text('inbox.clear')}
            </Button>
          )}
        </div>
      </form>
    </search>
  );
}
