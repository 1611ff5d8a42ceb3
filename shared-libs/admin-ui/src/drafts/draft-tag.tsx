import { formatMoment } from '@admissions/model';
import type { ListedEntryDraft } from '@admissions/protocol/staff';
import { useMessage } from '@admissions/store';
import { Tag } from 'antd';
import styles from './drafts.module.css';
import { TEXTS } from './texts.ts';

/** Draft status of an entry in a list: draft, scheduled or failed. */
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
