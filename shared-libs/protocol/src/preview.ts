import { type AddressedEntry, type AnyKind, entryPageUrl, type PagePath } from '@admissions/model';
import type { KindId } from '@admissions/model/kinds';

export const PREVIEW_PATHS = { make: '/api/admin/preview', state: '/api/ap/preview' } as const;
/** Header with the token for the API, in lower case. */
export const PREVIEW_HEADER = 'x-preview';
/** Query key of the token in a page's address. */
export const PREVIEW_PARAM = 'preview';
/** Beside the token: the page is for a frame of the back office, without scripts. */
export const FRAMED_PARAM = 'framed';
/** Id of an unsaved entry in a preview. */
export const UNSAVED_ID = 999_999_999;

/** Values of a form for a preview; incomplete forms are accepted. */
export interface PreviewWrite {
  kind: KindId;
  /** Null: an unsaved entry. */
  id: number | null;
  values: Record<string, unknown>;
  /** Token of the same form's earlier preview, which gets these values; if invalid, a new one. */
  replaces?: string;
  /** The page to preview, for kinds shown on several pages. */
  on?: PagePath;
}
/** The address of the preview, valid until then (ISO 8601). */
export interface PreviewLink {
  url: string;
  until: string;
}
/** What a token grants. */
export interface PreviewState {
  kind: KindId;
  id: number;
  until: string;
}

type Shown = Pick<AnyKind, 'page' | 'shownOn' | 'public'>;

/** Whether entries of this kind are visible on some page. */
export const hasPreview = (kind: Shown) =>
  Boolean((kind.page ?? kind.shownOn) && (kind.public.list ?? kind.public.info));

/** The page that shows this entry; null without one. `on` selects one of several. */
export function buildPreviewUrl(kind: Shown, entry: AddressedEntry, token: string, on?: PagePath) {
  const url = hasPreview(kind) ? (entryPageUrl(kind, entry) ?? on ?? kind.shownOn) : null;
  if (url === null) return null;
  const [rest = '', anchor] = url.split('#');
  return `${rest}${rest.includes('?') ? '&' : '?'}${PREVIEW_PARAM}=${token}${anchor ? `#${anchor}` : ''}`;
}
