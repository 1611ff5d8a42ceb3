import { type AnyKind, formatMoment } from '@admissions/model';
import type { EntryDraftSchedule } from '@admissions/protocol/staff';
import { useMessage } from '@admissions/store';
import { Alert, Button } from 'antd';
import { useIsPast } from '../base/use-is-past.ts';
import { readFieldLabel } from '../labels/field-labels.ts';
import { FAILURES, TEXTS } from './texts.ts';

interface ScheduleNoticeProps {
  kind: AnyKind;
  schedule: EntryDraftSchedule;
  onChange: () => void;
  onCancelSchedule: () => void;
}
/** Shows the time of publication, or why a scheduled publication failed. */
export function ScheduleNotice({
  kind,
  schedule,
  onChange,
  onCancelSchedule,
}: ScheduleNoticeProps) {
  const t = useMessage();
  const { at, by, failure } = schedule;
  const isOver = useIsPast(at) && !failure;
  const words = { time: formatMoment(at), name: by };
  const fields = t.join((failure?.fields ?? []).map((name) => t(readFieldLabel(kind, name))));
  if (isOver)
    return (
      <div className="below-m">
        <Alert
          type="info"
          showIcon
          title={t(TEXTS.wasDue, words)}
          action={
            <Button size="small" onClick={() => location.reload()}>
              {t(TEXTS.reload)}
            </Button>
          }
        />
      </div>
    );
  return (
    <div className="below-m">
      <Alert
        type={failure ? 'error' : 'warning'}
        showIcon
        title={t(failure ? FAILURES[failure.reason] : TEXTS.isScheduled, { ...words, fields })}
        action={
          <span className="wrap">
            <Button size="small" onClick={onChange}>
              {t(failure ? TEXTS.scheduleAgain : TEXTS.changeTime)}
            </Button>
            <Button size="small" onClick={onCancelSchedule}>
              {t(failure ? TEXTS.understood : TEXTS.takeBack)}
            </Button>
          </span>
        }
      />
    </div>
  );
}
