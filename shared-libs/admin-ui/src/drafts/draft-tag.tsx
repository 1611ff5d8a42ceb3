import { formatMoment } from '@admissions/model';
import type { ListedEntryDraft } from '@admissions/protocol/staff';
import { useMessage } from '@admissions/store';
import { Tag } from 'antd';
import styles from './drafts.module.css';
import { TEXTS } from './texts.ts';

/** In a list: that an entry has a draft, when it is published by itself, and that it could not be. */
export function DraftTag({ draft: { schedule } }: { draft: ListedEntryDraft }) {
  const t = useMessage();
  if (!schedule) return <Tag color="warning">{t(TEXTS.hasDraft)}</Tag>;
  if (schedule.failure) return <Tag color="error">{t(TEXTS.wasHeld)}</Tag>;
  return (
    <>
      <Tag color="processing">{t(TEXTS.isDue)}</Tag>
      <div className={styles.due}>{t(TEXTS.dueFrom, { time: formatMoment(schedule.at) })}</div>
    </>
  );
}
