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
  /** Kind of one entry, with the heading and introduction above the list: features. */
  heading?: AnyKind | undefined;
  /** Page of that kind's form; else a drawer over the list. */
  headingPage?: string | undefined;
  /** Kind of one entry, on a tab beside the list: the introduction of specialised studies. */
  tab?: AnyKind | undefined;
  /** Kind that has no other list than on a tab of this form: stories in a department. */
  nested?: ContentScreen | undefined;
  /** Kind with a list of its own that a tab of this form shows too: entries in a department. */
  within?: ContentScreen | undefined;
}
/** A kind of one entry, on its own page. */
export interface SingletonScreen {
  kind: AnyKind;
  path: string;
}

export const buildPath = ({ kind }: Pick<ContentScreen, 'kind'>, path: string) =>
  `/admin/${kind.area}/${path}`;

/** Address of the form of an entry or a new one; a page of its own also gets the list's address. */
export function buildFormHref(screen: ContentScreen, search: URLSearchParams, id: number | 'new') {
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
export const presetsIn = (kind: AnyKind, search: URLSearchParams) =>
  Object.fromEntries(
    kind.filters.flatMap((name) => (search.get(name) ? [[name, search.get(name) as string]] : [])),
  );

/** What a page sets when it shows a list inside. */
export interface ListEmbedding {
  retainedParamNames?: readonly string[];
  /** Filters that the surrounding page sets: the list offers no control for them. */
  fixed?: readonly string[];
  /** Additional header buttons. */
  actions?: ReactNode;
}

/** Editable fields; with `part` only the bodies, or only the others. */
export const selectFields = (
  { kind, fields = Object.keys(kind.fields) }: Pick<ContentScreen, 'kind' | 'fields'>,
  part?: 'basics' | 'body',
) =>
  fields.filter((name) => {
    const field = kind.fields[name];
    if (!field || field.readOnly) return false;
    return part === undefined || (field.type === 'items') === (part === 'body');
  });
