import type { ListedWorkingCopy } from '@admissions/contracts';
import { formatMoment } from '@admissions/contracts';
import type { AnyEntry } from '@admissions/contracts/merge';
import { useMessage } from '@admissions/store';
import { Tag } from 'antd';
import { TEXTS } from '../base/texts.ts';
import { DraftTag } from '../drafts/draft-tag.tsx';
import { LIST_TEXTS } from './list-texts.ts';
import type { ShownState } from './shown-state.ts';
import { computeShownState } from './shown-state.ts';
import styles from './status-tag.module.css';

const COLOURS: Record<ShownState, string> = {
  draft: 'default',
  published: 'success',
  scheduled: 'processing',
  ended: 'warning',
  trash: 'error',
};

/** How an entry stands towards visitors, and when that changes. */
export function StatusTag({
  entry,
  draft,
}: {
  entry: AnyEntry;
  draft: ListedWorkingCopy | undefined;
}) {
  const t = useMessage();
  const state = computeShownState(entry);
  const { publishAt, unpublishAt } = entry;
  const change =
    state === 'scheduled' && publishAt
      ? t(LIST_TEXTS.from, { time: formatMoment(publishAt) })
      : state === 'published' && unpublishAt
        ? t(LIST_TEXTS.until, { time: formatMoment(unpublishAt) })
        : null;
  return (
    <>
      <Tag color={COLOURS[state]}>{t(TEXTS[state])}</Tag>
      {change && <div className={styles.change}>{change}</div>}
      {draft && <DraftTag draft={draft} />}
    </>
  );
}
