import type { Localised } from '@admissions/contracts';
import { LIST_STATES } from '@admissions/contracts';
import { useMessage } from '@admissions/store';
import { Button, Input, Select } from 'antd';
import type { FormEvent } from 'react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { TEXTS } from '../base/texts.ts';
import styles from './list-search.module.css';
import type { ListState } from './list-state.ts';
import { formatListState } from './list-state.ts';
import { LIST_TEXTS } from './list-texts.ts';
import { MoreFilters } from './more-filters.tsx';
import { toViewState } from './view-state.ts';

export interface ListFilter {
  name: string;
  label: Localised;
  options: readonly { value: string; label: string }[];
}
interface ListSearchProps {
  state: ListState;
  filters?: readonly ListFilter[];
  keep?: Record<string, string>;
}

/** The search form of a list: text, filters, state. A change starts at the first page. */
export function ListSearch({ state, filters = [], keep = {} }: ListSearchProps) {
  const t = useMessage();
  const [, setSearch] = useSearchParams();
  const [words, setWords] = useState(state.text);
  const show = (change: Partial<ListState>) =>
    setSearch(
      new URLSearchParams([
        ...Object.entries(keep),
        ...formatListState({ ...state, page: 1, ...change }),
      ]),
    );
  // It keeps its place, so that nothing moves with the first letter.
  const isWhole = words === '' && Object.keys(toViewState(state, Object.keys(keep))).length === 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    show({ text: words.trim() });
  };
  return (
    <search>
      <form className={styles.form} onSubmit={submit}>
        <Input
          className={styles.words}
          aria-label={t(TEXTS.search)}
          aria-keyshortcuts="/"
          placeholder={t(LIST_TEXTS.searchedWords)}
          value={words}
          allowClear
          maxLength={100}
          onChange={({ target }) => setWords(target.value)}
        />
        {filters.map(({ name, label, options }) => (
          <Select
            key={name}
            className={styles.choice}
            aria-label={t(label)}
            value={state.filters[name] ?? ''}
            options={[{ value: '', label: `${t(label)}：${t(TEXTS.all)}` }, ...options]}
            onChange={(value) =>
              show({ text: words.trim(), filters: { ...state.filters, [name]: value } })
            }
          />
        ))}
        <Select
          className={styles.choice}
          aria-label={t(TEXTS.status)}
          value={state.status}
          onChange={(status) => show({ text: words.trim(), status })}
          options={[
            { value: '', label: `${t(TEXTS.status)}：${t(TEXTS.all)}` },
            ...LIST_STATES.map((value) => ({ value, label: t(TEXTS[value]) })),
          ]}
        />
        <div className={styles.buttons}>
          <Button type="primary" htmlType="submit">
            {t(TEXTS.search)}
          </Button>
          <Button
            disabled={isWhole}
            onClick={() => {
              setWords('');
              setSearch(new URLSearchParams(keep));
            }}
          >
            {t(TEXTS.reset)}
          </Button>
        </div>
        <MoreFilters
          filters={state.filters}
          onChange={(changed) =>
            show({ text: words.trim(), filters: { ...state.filters, ...changed } })
          }
        />
      </form>
    </search>
  );
}
