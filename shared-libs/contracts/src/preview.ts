import type { KindId } from './base/kind-id.ts';
import type { AnyKind } from './kind/kind.ts';
import type { Addressed } from './kind/public-page.ts';
import { entryPageUrl } from './kind/public-page.ts';

export const PREVIEW_PATHS = { make: '/api/admin/preview', state: '/api/ap/preview' } as const;
/** Carries the token to the API, in lower case. */
export const PREVIEW_HEADER = 'x-preview';
/** Carries the token in a page's address. */
export const PREVIEW_PARAM = 'preview';
/** What an entry is called that has not been stored yet, while it is previewed. */
export const UNSAVED_ID = 999_999_999;

/** What a form holds, to be seen on the page before it is saved; half-filled forms are taken as well. */
export interface PreviewWrite {
  kind: KindId;
  /** Null: an entry that has not been stored yet. */
  id: number | null;
  values: Record<string, unknown>;
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

/** Whether visitors see entries of this kind on some page. */
export const hasPreview = (kind: Pick<AnyKind, 'page' | 'public'>): boolean =>
  Boolean(kind.page && (kind.public.list ?? kind.public.info));

/** The page that shows this entry itself, not what it leads to; null when there is none. */
export function buildPreviewUrl(
  kind: Pick<AnyKind, 'page' | 'public'>,
  entry: Addressed,
  token: string,
): string | null {
  const url = hasPreview(kind) ? entryPageUrl(kind, entry) : null;
  if (url === null) return null;
  const [rest = '', anchor] = url.split('#');
  return `${rest}${rest.includes('?') ? '&' : '?'}${PREVIEW_PARAM}=${token}${anchor ? `#${anchor}` : ''}`;
}
