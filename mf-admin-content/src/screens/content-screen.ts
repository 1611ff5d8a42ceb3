import type { AnyKind } from '@admissions/model';
import type { ReactElement } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { buildHrefWithList, removeDrawerParams } from '../lib/list-href.ts';

/** Lazily loaded by a route. */
export interface Screen {
  loader: (args: LoaderFunctionArgs) => Promise<unknown>;
  element: ReactElement;
}
/** Pages of a kind below /admin/<area>/; forms without a path open in a drawer over the list. */
export interface ContentScreen {
  kind: AnyKind;
  list: string;
  add?: string;
  edit?: string;
  /** A separate page for the bodies. */
  body?: string;
  /** The entry shown above the list: its heading and introduction. */
  heading?: AnyKind;
  /** The page that edits the heading, if separate. */
  headingPage?: string;
  /** The entry on a tab beside the list. */
  tab?: AnyKind;
  /** The kind listed on a tab of the form. */
  nested?: ContentScreen;
  /** A kind with its own list that is also listed on a tab of the form. */
  within?: ContentScreen;
}
/** A kind of one entry, on its own page. */
export interface SingletonScreen {
  kind: AnyKind;
  path: string;
}

export const buildPath = ({ kind }: Pick<ContentScreen, 'kind'>, path: string) =>
  `/admin/${kind.area}/${path}`;

/** Edit address of a list entry, with the list's address added. */
export function editHref(screen: ContentScreen, search: URLSearchParams, id: number | 'new') {
  const page = id === 'new' ? screen.add : screen.edit;
  if (page)
    return buildHrefWithList(
      buildPath(screen, page),
      { ...(id === 'new' ? presetsIn(screen.kind, search) : { id: String(id) }) },
      search,
    );
  const query = removeDrawerParams(search);
  query.set('edit', String(id));
  return `${buildPath(screen, screen.list)}?${query}`;
}

// A new entry starts with the list's filters.
const presetsIn = (kind: AnyKind, search: URLSearchParams) =>
  Object.fromEntries(
    kind.filters.flatMap((name) => (search.get(name) ? [[name, search.get(name) as string]] : [])),
  );

/** Parameters that belong to the page around the list. */
export interface ListEmbedding {
  retainedParamNames?: readonly string[];
  /** Filters set by the surrounding page. */
  fixed?: readonly string[];
}

/** Editable fields, without the bodies when those have a separate page. */
export const selectFields = (
  { kind, body }: Pick<ContentScreen, 'kind' | 'body'>,
  part: 'basics' | 'body' = 'basics',
) =>
  Object.keys(kind.fields).filter((name) => {
    const field = kind.fields[name];
    if (!field || field.readOnly) return false;
    return body === undefined || (field.type === 'items') === (part === 'body');
  });
