import { formatMoment } from '@admissions/model';
import type { ListedEntryDraft } from '@admissions/protocol/staff';
import { useMessage } from '@admissions/store';
import { Tag } from 'antd';
import { TEXTS } from './texts.ts';

interface DraftTagProps {
  draft: ListedEntryDraft;
  /** The state of the entry names the draft already. */
  isNamed: boolean;
}
/** That an entry in a list has a draft, when it is published, or that it was not. */
export function DraftTag({ draft: { schedule }, isNamed }: DraftTagProps) {
  const t = useMessage();
  if (!schedule) return isNamed ? null : <Tag color="warning">{t(TEXTS.hasDraft)}</Tag>;
  if (schedule.failure) return <Tag color="error">{t(TEXTS.wasHeld)}</Tag>;
  return <div>{t(TEXTS.dueFrom, { time: formatMoment(schedule.at) })}</div>;
}
