import type { AnyKind, Localised } from '@admissions/model';
import type { ReactElement, ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { buildHrefWithList, removeDrawerParams } from '../lib/list-href.ts';

/** Lazily loaded by a route. */
export interface Screen {
  loader: (args: LoaderFunctionArgs) => Promise<object>;
  element: ReactElement;
}
/** Pages of a kind below /admin/<area>/; forms without a path open in a drawer over the list. */
export interface ContentScreen {
  kind: AnyKind;
  list: string;
  add?: string | undefined;
  edit?: string | undefined;
  /** A separate page for the bodies. */
  body?: string | undefined;
  /** Fields in the order of the form; by default those of the kind. */
  fields?: readonly string[];
  /** Values of a new entry. */
  preset?: () => Record<string, unknown>;
  /** By default made of the kind's name. */
  titles?: Record<'note' | 'add' | 'edit' | 'body', Localised>;
  /** The entry shown above the list: its heading and introduction. */
  heading?: AnyKind | undefined;
  /** The page that edits the heading, if separate. */
  headingPage?: string | undefined;
  /** The entry on a tab beside the list. */
  tab?: AnyKind | undefined;
  /** The kind listed on a tab of the form. */
  nested?: ContentScreen | undefined;
  /** A kind with its own list that is also listed on a tab of the form. */
  within?: ContentScreen | undefined;
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
  /** Additional header buttons. */
  actions?: ReactNode;
}

/** Editable fields; `part` where the bodies have a separate page. */
export const selectFields = (
  { kind, fields = Object.keys(kind.fields) }: Pick<ContentScreen, 'kind' | 'fields'>,
  part?: 'basics' | 'body',
) =>
  fields.filter((name) => {
    const field = kind.fields[name];
    if (!field || field.readOnly) return false;
    return part === undefined || (field.type === 'items') === (part === 'body');
  });
