import { Button, Input, readOptionLabel, Select } from '@admissions/admin-ui';
import { pair } from '@admissions/model';
import { BLOCK_TYPES, block } from '@admissions/model/kinds';
import { BLOCKS_QUERY_DEFAULTS } from '@admissions/protocol';
import { useMessage } from '@admissions/store';
import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { TEXTS } from '../../lib/texts.ts';
import styles from './block-search.module.css';

const PAGE_SIZES = [20, 50, 100];
const WORDS = {
  title: pair('標題', 'Title'),
  perpage: pair('每頁筆數', 'Per page'),
} as const;

/** The specification's search form: title, page, perpage, type; a search starts at page 1. */
export function BlockSearch({ query, status }: { query: BlockQuery; status: string }) {
  const t = useMessage();
  const [, setSearch] = useSearchParams();
  const [title, setTitle] = useState(query.title);
  const show = (change: Partial<BlockQuery>) => {
    const search = formatBlockQuery({ ...query, title: title.trim(), page: 1, ...change });
    if (status) search.set('status', status);
    setSearch(search);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    show({});
  };
  return (
    <search>
      <form className={styles.form} onSubmit={submit}>
        <Input
          aria-label={t(WORDS.title)}
          aria-keyshortcuts="/"
          placeholder={t(WORDS.title)}
          value={title}
          maxLength={40}
          allowClear
          onChange={({ target }) => setTitle(target.value)}
        />
        <Select
          aria-label={t(TEXTS.place)}
          value={query.type}
          onChange={(type) => show({ type })}
          options={[
            { value: ALL_POSITIONS, label: t(TEXTS.allPlaces) },
            ...BLOCK_TYPES.map((value) => ({
              value,
              label: t(readOptionLabel(block, 'type', value)),
            })),
          ]}
        />
        <Select
          aria-label={t(WORDS.perpage)}
          value={query.perpage}
          onChange={(perpage) => show({ perpage })}
          options={PAGE_SIZES.map((value) => ({
            value,
            label: t('pagination.perPage', { count: value }),
          }))}
        />
        <Button type="primary" htmlType="submit">
          {t('common.search')}
        </Button>
      </form>
    </search>
  );
}

/** The type of all positions. */
export const ALL_POSITIONS = String(BLOCKS_QUERY_DEFAULTS.type);

/** The search form of the block list, as specified. */
export interface BlockQuery {
  title: string;
  page: number;
  perpage: number;
  /** 0: all positions. */
  type: string;
}
/** Parses the address; defaults of the specification: page 1, twenty entries, type 0. */
export function parseBlockQuery(url: string): BlockQuery {
  const search = new URL(url).searchParams;
  const number = (name: 'page' | 'perpage', most: number) => {
    const text = search.get(name) ?? '';
    return /^[1-9]\d{0,5}$/.test(text) && Number(text) <= most
      ? Number(text)
      : BLOCKS_QUERY_DEFAULTS[name];
  };
  const type = search.get('type');
  const isBlockType = (BLOCK_TYPES as readonly (string | null)[]).includes(type);
  return {
    title: (search.get('title') ?? BLOCKS_QUERY_DEFAULTS.title).slice(0, 40),
    page: number('page', 100_000),
    perpage: number('perpage', 100),
    type: isBlockType ? String(type) : ALL_POSITIONS,
  };
}
/** Formats the query with every key=value pair, as the specification lists them. */
export const formatBlockQuery = ({ title, page, perpage, type }: BlockQuery) =>
  new URLSearchParams({ title, page: String(page), perpage: String(perpage), type });
