import { formatMoment } from '@admissions/model';
import type { ListedEntryDraft } from '@admissions/protocol/staff';
import { useMessage } from '@admissions/store';
import { Tag } from 'antd';
import styles from './drafts.module.css';
import { TEXTS } from './texts.ts';

/** When the draft of an entry in a list is published, or that it was not. */
export function DraftTag({ draft: { schedule } }: { draft: ListedEntryDraft }) {
  const t = useMessage();
  if (!schedule) return null;
  if (schedule.failure) return <Tag color="error">{t(TEXTS.wasHeld)}</Tag>;
  return <div className={styles.due}>{t(TEXTS.dueFrom, { time: formatMoment(schedule.at) })}</div>;
}
