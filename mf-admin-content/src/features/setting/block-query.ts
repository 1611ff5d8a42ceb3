import { BLOCK_TYPES } from '@admissions/model/kinds';
import { BLOCKS_QUERY_DEFAULTS } from '@admissions/protocol';

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
