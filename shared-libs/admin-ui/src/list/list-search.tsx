import type { AnyKind, Localised } from '@admissions/model';
import { LIST_STATES, STAFF_FILTERS } from '@admissions/protocol/staff';
import { type Translate, useMessage } from '@admissions/store';
import { Button, Input, Select } from 'antd';
import { type FormEvent, useId } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { DateInput } from '../base/date-input.tsx';
import { TEXTS } from '../base/texts.ts';
import { useSearchInput } from '../base/use-search-input.ts';
import { readFieldLabel } from '../labels/field-labels.ts';
import styles from './list-search.module.css';
import {
  formatListState,
  isSameView,
  isShortList,
  type ListState,
  type LoadedList,
  WHOLE_LIST,
  withoutFixed,
} from './list-state.ts';
import { LIST_TEXTS } from './list-texts.ts';

export interface ListFilter {
  name: string;
  label: Localised;
  options: readonly { value: string; label: string }[];
}
interface ListSearchProps {
  /** Names the searched column; absent: the list mixes kinds. */
  kind?: AnyKind;
  loaded: Pick<LoadedList, 'state' | 'page'>;
  filters?: readonly ListFilter[];
  fixedParams?: Record<string, string>;
}

const toAddress = (pathname: string, state: ListState) => {
  const search = formatListState(state);
  search.sort();
  return `${pathname}?${search}`;
};

const describeSearch = (kind: AnyKind, t: Translate) => {
  const label = t(readFieldLabel(kind, kind.title));
  return 'body' in kind.fields ? t(LIST_TEXTS.titleOrText, { label }) : label;
};

/** Search form of a list: text, filters, state. A change returns to the first page. */
export function ListSearch({ kind, loaded, filters = [], fixedParams = {} }: ListSearchProps) {
  const { state, page } = loaded;
  const t = useMessage();
  const { words, more, isWhole, type, show, reset } = useListSearch(state, fixedParams);
  const selects = [
    ...filters.map(({ name, label, options }) => ({
      name,
      label: t(label),
      value: state.filters[name] ?? '',
      options,
      onChange: (value: string) => show({ filters: { [name]: value } }),
    })),
    {
      name: 'status',
      label: t(TEXTS.status),
      value: state.status,
      options: LIST_STATES.map((value) => ({ value, label: t(TEXTS[value]) })),
      onChange: (status: string) => show({ status }),
    },
  ];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    show();
  };
  if (isShortList(withoutFixed(state, fixedParams), page)) return null;
  return (
    <search>
      <form className={styles.form} onSubmit={submit}>
        <Input
          className={styles.words}
          aria-label={t('common.search')}
          aria-keyshortcuts="/"
          placeholder={kind ? describeSearch(kind, t) : t(LIST_TEXTS.searchedWords)}
          value={words}
          allowClear
          maxLength={100}
          onChange={({ target }) => type({ words: target.value })}
        />
        <Button type="primary" htmlType="submit">
          {t('common.search')}
        </Button>
        <div className="wrap">
          {selects.map(({ name, label, value, options, onChange }) => (
            <Select
              key={name}
              className={styles.choice}
              aria-label={label}
              value={value}
              options={[{ value: '', label: t(LIST_TEXTS.anyOf, { label }) }, ...options]}
              onChange={onChange}
            />
          ))}
          {/* Always rendered, so that nothing moves at the first letter. */}
          <Button
            disabled={isWhole}
            style={isWhole ? { visibility: 'hidden' } : undefined}
            onClick={reset}
          >
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
    /** No filter is set or typed. */
    isWhole:
      words === '' &&
      Object.values(more).every((value) => value === '') &&
      isSameView(withoutFixed(state, fixedParams), WHOLE_LIST),
    type,
    show,
    reset() {
      type({ words: '', more: {} });
      open(WHOLE_LIST);
    },
  };
}

interface MoreFiltersProps {
  values: Record<string, string>;
  /** Initially open when one of its filters is active. */
  isOpen: boolean;
  onChange: (values: Record<string, string>) => void;
}
/** More filters of the search: dates of change or publication, editors, samples. */
function MoreFilters({ values, isOpen, onChange }: MoreFiltersProps) {
  const t = useMessage();
  const id = useId();
  return (
    <details className={styles.more} open={isOpen}>
      <summary>{t(LIST_TEXTS.moreFilters)}</summary>
      <div className={styles.fields}>
        {STAFF_FILTERS.map((name) => {
          const value = values[name] ?? '';
          const change = (next: string) => onChange({ ...values, [name]: next });
          return (
            <div key={name}>
              <label htmlFor={`${id}-${name}`}>{t(LIST_TEXTS[name])}</label>
              <FilterInput id={`${id}-${name}`} {...{ name, value }} onChange={change} />
            </div>
          );
        })}
        <Button htmlType="submit">{t(LIST_TEXTS.apply)}</Button>
      </div>
    </details>
  );
}

const CHOICES = {
  mine: ['anyMine', 'mineOnly', 'notMine'],
  isSample: ['anySample', 'samplesOnly', 'noSamples'],
} as const;

interface FilterInputProps {
  id: string;
  name: (typeof STAFF_FILTERS)[number];
  value: string;
  onChange: (value: string) => void;
}
function FilterInput({ id, name, value, onChange }: FilterInputProps) {
  const t = useMessage();
  if (name === 'author')
    return (
      <Input
        id={id}
        value={value}
        maxLength={100}
        onChange={({ target }) => onChange(target.value)}
      />
    );
  if (name !== 'isSample' && name !== 'mine')
    return <DateInput id={id} value={value} onChange={onChange} />;
  const [all, only, others] = CHOICES[name];
  const options = [
    { value: '', label: t(LIST_TEXTS[all]) },
    { value: 'true', label: t(LIST_TEXTS[only]) },
    { value: 'false', label: t(LIST_TEXTS[others]) },
  ];
  return <Select id={id} value={value} options={options} onChange={onChange} />;
}
