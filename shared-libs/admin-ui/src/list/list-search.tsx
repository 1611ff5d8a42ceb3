import type { Localised } from '@admissions/model';
import { LIST_STATES, STAFF_FILTERS } from '@admissions/protocol/staff';
import { useMessage } from '@admissions/store';
import { Button, Input, Select } from 'antd';
import type { FormEvent } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { TEXTS } from '../base/texts.ts';
import styles from './list-search.module.css';
import type { ListState } from './list-state.ts';
import { formatListState, parseListState } from './list-state.ts';
import { LIST_TEXTS } from './list-texts.ts';
import { MoreFilters } from './more-filters.tsx';
import { useSearchInput } from './use-search-input.ts';
import { toViewState } from './view-state.ts';

export interface ListFilter {
  name: string;
  label: Localised;
  options: readonly { value: string; label: string }[];
}
interface ListSearchProps {
  state: ListState;
  filters?: readonly ListFilter[];
  fixedParams?: Record<string, string>;
}

const toAddress = (pathname: string, state: ListState) => {
  const search = formatListState(state);
  search.sort();
  return `${pathname}?${search}`;
};

/** Search form of a list: text, filters, state. A change returns to the first page. */
export function ListSearch({ state, filters = [], fixedParams = {} }: ListSearchProps) {
  const t = useMessage();
  const { words, more, type, show, reset } = useListSearch(state, fixedParams);
  // Always rendered, so that nothing moves at the first letter.
  const isWhole =
    words === '' &&
    Object.values(more).every((value) => value === '') &&
    Object.keys(toViewState(state, Object.keys(fixedParams))).length === 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    show();
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
          onChange={({ target }) => type({ words: target.value })}
        />
        {filters.map(({ name, label, options }) => (
          <Select
            key={name}
            className={styles.choice}
            aria-label={t(label)}
            value={state.filters[name] ?? ''}
            options={[{ value: '', label: t(LIST_TEXTS.anyOf, { label: t(label) }) }, ...options]}
            onChange={(value) => show({ filters: { [name]: value } })}
          />
        ))}
        <Select
          className={styles.choice}
          aria-label={t(TEXTS.status)}
          value={state.status}
          onChange={(status) => show({ status })}
          options={[
            { value: '', label: t(LIST_TEXTS.anyOf, { label: t(TEXTS.status) }) },
            ...LIST_STATES.map((value) => ({ value, label: t(TEXTS[value]) })),
          ]}
        />
        <div className="flex gap-s">
          <Button type="primary" htmlType="submit">
            {t(TEXTS.search)}
          </Button>
          <Button disabled={isWhole} onClick={reset}>
            {t(TEXTS.reset)}
          </Button>
        </div>
        <MoreFilters
          values={more}
          isOpen={STAFF_FILTERS.some((name) => state.filters[name])}
          onChange={(values) => type({ more: values })}
        />
      </form>
    </search>
  );
}

function useListSearch(state: ListState, fixedParams: Record<string, string>) {
  const [, setSearch] = useSearchParams();
  const { pathname } = useLocation();
  const { typed, type, markRequested } = useSearchInput(toAddress(pathname, state), () => ({
    words: state.text,
    more: Object.fromEntries(STAFF_FILTERS.map((name) => [name, state.filters[name] ?? ''])),
  }));
  const { words, more } = typed;
  const open = (next: ListState) => {
    markRequested(toAddress(pathname, next));
    setSearch(formatListState(next, fixedParams));
  };
  /** The typed and chosen filters with this change. */
  const show = ({ filters: chosen, ...change }: Partial<ListState> = {}) => {
    const given = Object.entries(more).map(([name, value]) => [name, value.trim()] as const);
    open({
      ...state,
      page: 1,
      text: words.trim(),
      filters: { ...state.filters, ...Object.fromEntries(given), ...chosen },
      ...change,
    });
  };
  return {
    ...typed,
    type,
    show,
    reset() {
      type({ words: '', more: {} });
      open(parseListState(new URLSearchParams(), []));
    },
  };
}
