import type { Finding } from '@admissions/model/checks';
import type { EntryDraftFailure, ListedEntryDraft } from './entry-drafts.ts';
import type { ReviewSubject } from './reviews.ts';
import { withId } from './with-id.ts';

export const BUNDLE_PATHS = {
  list: '/api/admin/bundles',
  add: '/api/admin/add_bundle',
  one: withId('/api/admin/bundle'),
  addItems: withId('/api/admin/add_bundle_items'),
  item: withId('/api/admin/bundle_item'),
  preview: withId('/api/admin/preview_bundle'),
  check: withId('/api/admin/check_bundle'),
  schedule: withId('/api/admin/schedule_bundle'),
  ask: withId('/api/admin/ask_bundle'),
  approve: withId('/api/admin/approve_bundle'),
  publish: withId('/api/admin/publish_bundle'),
  undo: withId('/api/admin/undo_bundle'),
} as const;
export const ADMIN_BUNDLES = '/admin/bundle/list';
export const BUNDLE_NAME_MAX = 60;
export const MAX_BUNDLE_ITEMS = 200;

/** Changes that go live together; times are ISO 8601 in UTC. */
export interface ListedBundle {
  id: number;
  name: string;
  at: string;
  by: string;
  count: number;
  /** `isFailed`: the time is over, and nothing was published. */
  schedule: { at: string; by: string; isFailed: boolean } | null;
  published: { at: string; by: string } | null;
}

/** A new entry that was saved as a draft. */
export interface SavedDraft
  extends Pick<ListedEntryDraft, 'kind' | 'entryId' | 'title' | 'updatedAt' | 'updatedBy'> {
  parent: number | null;
}

/** `unchanged`: nothing to publish; `changed`: since the publication of the bundle. */
export type BundleItemState =
  | EntryDraftFailure['reason']
  | 'ready'
  | 'unchanged'
  | 'published'
  | 'changed';
export interface BundleItem extends ReviewSubject {
  id: number;
  /** Empty without the flag, and for a deleted entry. */
  title: string;
  /** The parent entry, for `buildStaffUrl`. */
  parent: number | null;
  state: BundleItemState;
  /** Affected fields, for `conflict` and `refused`. */
  fields: string[];
  /** Years and dates of a copy for another year that nobody has confirmed. */
  unconfirmed: number;
  /** Why visitors do not see it once it is published; absent in the previous release. */
  hidden?: 'ended' | 'later' | 'parent' | null;
}
export interface Bundle extends ListedBundle {
  items: BundleItem[];
}

/** Hints of the checks about an item of a bundle. */
export interface BundleFindings {
  id: number;
  findings: Finding[];
}
