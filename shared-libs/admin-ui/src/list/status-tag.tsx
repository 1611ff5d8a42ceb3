import { Tag } from 'antd';
import { useTexts } from '../use-texts.ts';
import type { AnyEntry } from './load-list.ts';

export type ShownState = 'draft' | 'published' | 'scheduled' | 'ended' | 'trash';

/** How an entry stands towards visitors now. */
export function stateOf({ status, publishAt, unpublishAt, deletedAt }: Pick<AnyEntry, 'status' | 'publishAt' | 'unpublishAt' | 'deletedAt'>, now = Date.now()): ShownState {
  if (deletedAt) return 'trash';
  if (status === 'draft') return 'draft';
  if (publishAt && Date.parse(publishAt) > now) return 'scheduled';
  return unpublishAt && Date.parse(unpublishAt) <= now ? 'ended' : 'published';
}
const COLOURS: Record<ShownState, string> = { draft: 'default', published: 'green', scheduled: 'blue', ended: 'orange', trash: 'red' };

export function StatusTag({ entry }: { entry: AnyEntry }) {
  const text = useTexts();
  const state = stateOf(entry);
  return <Tag color={COLOURS[state]}>{text(state)}</Tag>;
}
