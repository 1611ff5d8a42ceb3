import type { AnyKind } from '@admissions/model';
import type { ReactElement } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { buildHrefWithList, removeDrawerParams } from '../lib/list-href.ts';

/** What a route loads lazily. */
export interface Screen {
  loader: (args: LoaderFunctionArgs) => Promise<unknown>;
  element: ReactElement;
}
/** Where a kind is managed: its list, and its forms as pages of their own or, without a page, in a drawer over the list. Paths are below /admin/<area>/. */
export interface ContentScreen {
  kind: AnyKind;
  list: string;
  add?: string;
  edit?: string;
  /** A page of its own for the bodies. */
  body?: string;
  /** The entry that stands above the list: its heading and introduction. */
  heading?: AnyKind;
  /** The page on which the heading is edited, where it has one of its own. */
  headingPage?: string;
  /** The entry on a tab beside the list. */
  tab?: AnyKind;
  /** The kind whose entries stand on a tab of the form. */
  nested?: ContentScreen;
  /** The kind with a list of its own whose entries stand on a tab of the form as well. */
  within?: ContentScreen;
}
/** A kind of one entry, on a page of its own. */
export interface SingletonScreen {
  kind: AnyKind;
  path: string;
}

export const pathIn = ({ kind }: Pick<ContentScreen, 'kind'>, path: string) =>
  `/admin/${kind.area}/${path}`;

/** Where an entry of the list is edited; the list's own address goes along. */
export function editHref(
  screen: ContentScreen,
  search: URLSearchParams,
  id: number | 'new',
): string {
  const page = id === 'new' ? screen.add : screen.edit;
  if (page)
    return buildHrefWithList(
      pathIn(screen, page),
      { ...(id === 'new' ? presetsIn(screen.kind, search) : { id: String(id) }) },
      search,
    );
  const query = removeDrawerParams(search);
  query.set('edit', String(id));
  return `${pathIn(screen, screen.list)}?${query}`;
}

// What a list is narrowed to is what a new entry starts with.
const presetsIn = (kind: AnyKind, search: URLSearchParams) =>
  Object.fromEntries(
    kind.filters.flatMap((name) => (search.get(name) ? [[name, search.get(name) as string]] : [])),
  );

/** Keys of the address that belong to the page around the list. */
export interface ListEmbedding {
  retainedParamNames?: readonly string[];
  /** Filters that the surroundings set. */
  fixed?: readonly string[];
}

/** The fields that people fill in, without the bodies when those have a page of their own. */
export const selectFields = (
  { kind, body }: Pick<ContentScreen, 'kind' | 'body'>,
  part: 'facts' | 'body' = 'facts',
) =>
  Object.keys(kind.fields).filter((name) => {
    const field = kind.fields[name];
    if (!field || field.readOnly) return false;
    return body === undefined || (field.type === 'items') === (part === 'body');
  });
