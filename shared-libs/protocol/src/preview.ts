import type { Addressed, AnyKind, PagePath } from '@admissions/model';
import { entryPageUrl } from '@admissions/model';
import type { KindId } from '@admissions/model/kinds';

export const PREVIEW_PATHS = { make: '/api/admin/preview', state: '/api/ap/preview' } as const;
/** Carries the token to the API, in lower case. */
export const PREVIEW_HEADER = 'x-preview';
/** Carries the token in a page's address. */
export const PREVIEW_PARAM = 'preview';
/** Says, beside the token, that the page is for a frame of the back office: without scripts. */
export const FRAMED_PARAM = 'framed';
/** What an entry is called that has not been stored yet, while it is previewed. */
export const UNSAVED_ID = 999_999_999;

/** What a form holds, to be seen on the page before it is saved; half-filled forms are taken as well. */
export interface PreviewWrite {
  kind: KindId;
  /** Null: an entry that has not been stored yet. */
  id: number | null;
  values: Record<string, unknown>;
  /** The token of a preview of the same form: it shows these values from now on. One that is over, or somebody else's, gives way to a new one. */
  replaces?: string;
  /** The page that shows it, of a kind that stands around the content of several. */
  on?: PagePath;
}
/** The address on this site that shows it, for whoever has the address, until then (ISO 8601). */
export interface PreviewLink {
  url: string;
  until: string;
}
/** What a token lets its bearer see. */
export interface PreviewState {
  kind: KindId;
  id: number;
  until: string;
}

type Shown = Pick<AnyKind, 'page' | 'shownOn' | 'public'>;

/** Whether visitors see entries of this kind on some page. */
export const hasPreview = (kind: Shown): boolean =>
  Boolean((kind.page ?? kind.shownOn) && (kind.public.list ?? kind.public.info));

/** The page that shows this entry itself, not what it leads to; null when there is none. `on` is the page of one that stands around the content of others. */
export function buildPreviewUrl(
  kind: Shown,
  entry: Addressed,
  token: string,
  on?: PagePath,
): string | null {
  const url = hasPreview(kind) ? (entryPageUrl(kind, entry) ?? on ?? kind.shownOn) : null;
  if (url === null) return null;
  const [rest = '', anchor] = url.split('#');
  return `${rest}${rest.includes('?') ? '&' : '?'}${PREVIEW_PARAM}=${token}${anchor ? `#${anchor}` : ''}`;
}
