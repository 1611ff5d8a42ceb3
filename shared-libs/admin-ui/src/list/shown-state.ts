import type { StaffFields } from '@admissions/model';

export type ShownState = 'draft' | 'published' | 'scheduled' | 'ended' | 'trash';

/** Current visibility of an entry. */
export function computeShownState(
  {
    status,
    publishAt,
    unpublishAt,
    deletedAt,
    isEnded,
  }: Pick<StaffFields, 'status' | 'publishAt' | 'unpublishAt' | 'deletedAt' | 'isEnded'>,
  now = Date.now(),
): ShownState {
  if (deletedAt) return 'trash';
  if (status === 'draft') return isEnded ? 'ended' : 'draft';
  if (publishAt && Date.parse(publishAt) > now) return 'scheduled';
  return unpublishAt && Date.parse(unpublishAt) <= now ? 'ended' : 'published';
}
