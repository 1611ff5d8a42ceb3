import { formatMoment } from '@admissions/model';
import type { AnyEntry } from '@admissions/model/merge';
import type { ListedEntryDraft } from '@admissions/protocol/staff';
import { useMessage } from '@admissions/store';
import { Tag } from 'antd';
import { TEXTS } from '../base/texts.ts';
import { DraftTag } from '../drafts/draft-tag.tsx';
import { LIST_TEXTS } from './list-texts.ts';
import type { ShownState } from './shown-state.ts';
import { computeShownState } from './shown-state.ts';
import styles from './status-tag.module.css';

const COLOURS: Record<ShownState | 'changed', string> = {
  draft: 'default',
  published: 'success',
  changed: 'warning',
  scheduled: 'processing',
  ended: 'default',
  trash: 'error',
};

/** Current visibility of an entry, and its next change. */
export function StatusTag({
  entry,
  draft,
  isReviewRequested,
}: {
  entry: AnyEntry;
  draft: ListedEntryDraft | undefined;
  /** A review is requested. */
  isReviewRequested: boolean;
}) {
  const t = useMessage();
  const visibility = computeShownState(entry);
  const state = visibility === 'published' && draft ? 'changed' : visibility;
  const change = findNextChange(visibility, entry);
  return (
    <div className="wrap gap-xs">
      <Tag color={COLOURS[state]} className={styles.state}>
        {t(TEXTS[state])}
      </Tag>
      {change && <div className={styles.change}>{t(change.text, { time: change.time })}</div>}
      {entry.isSample && <Tag>{t(LIST_TEXTS.sample)}</Tag>}
      {draft && <DraftTag draft={draft} isNamed={state === 'changed' || state === 'draft'} />}
      {isReviewRequested && <Tag color="warning">{t(TEXTS.asked)}</Tag>}
    </div>
  );
}

function findNextChange(state: ShownState, { publishAt, unpublishAt }: AnyEntry) {
  if (state === 'scheduled' && publishAt)
    return { text: LIST_TEXTS.from, time: formatMoment(publishAt) };
  if (state === 'published' && unpublishAt)
    return { text: LIST_TEXTS.until, time: formatMoment(unpublishAt) };
  return null;
}
