import { formatMoment } from '@admissions/model';
import type { FormValues } from '@admissions/model/merge';
import type { EntryDraft, EntryDraftSchedule } from '@admissions/protocol/staff';
import { useMessage } from '@admissions/store';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useKindFormParts } from '../base/kind-form-context.ts';
import { Modal } from '../base/overlays.tsx';
import { useIsPast } from '../base/use-is-past.ts';
import { readFieldLabel } from '../labels/field-labels.ts';
import { Changes } from '../revisions/changes.tsx';
import { FAILURES, TEXTS } from './texts.ts';

interface DraftNoticeProps {
  /** The draft that the form was opened with. */
  draft: EntryDraft;
  onDiscard: () => void;
}
/** Notice that the form shows a draft; compares it with the live version and discards it. */
export function DraftNotice({ draft, onDiscard }: DraftNoticeProps) {
  const t = useMessage();
  const { kind, form } = useKindFormParts();
  const [compared, setCompared] = useState<FormValues | null>(null);
  const { isNew } = draft;
  return (
    <>
      <Alert
        className="below-m"
        showIcon
        title={t(isNew ? TEXTS.openedNew : TEXTS.opened, {
          name: draft.updatedBy,
          time: formatMoment(draft.updatedAt),
        })}
        action={
          <span className="wrap">
            {!isNew && (
              <Button size="small" onClick={() => setCompared(form.read())}>
                {t(TEXTS.compare)}
              </Button>
            )}
            <Button size="small" onClick={onDiscard}>
              {t(TEXTS.discard)}
            </Button>
          </span>
        }
      />
      <Modal
        open={compared !== null}
        title={t(TEXTS.differences)}
        footer={null}
        onCancel={() => setCompared(null)}
        width={760}
      >
        {compared && <Changes kind={kind} before={form.getState().saved} after={compared} />}
      </Modal>
    </>
  );
}

interface ScheduleNoticeProps {
  schedule: EntryDraftSchedule;
  onChange: () => void;
  onCancelSchedule: () => void;
}
/** Shows the time of publication, or why a scheduled publication failed. */
export function ScheduleNotice({ schedule, onChange, onCancelSchedule }: ScheduleNoticeProps) {
  const t = useMessage();
  const { kind } = useKindFormParts();
  const { at, by, failure } = schedule;
  const isOver = useIsPast(at) && !failure;
  const words = { time: formatMoment(at), name: by };
  const fields = t.join((failure?.fields ?? []).map((name) => t(readFieldLabel(kind, name))));
  const offered = isOver
    ? [{ label: TEXTS.reload, onClick: () => location.reload() }]
    : [
        { label: failure ? TEXTS.scheduleAgain : TEXTS.changeTime, onClick: onChange },
        { label: failure ? TEXTS.understood : TEXTS.takeBack, onClick: onCancelSchedule },
      ];
  const title = failure ? FAILURES[failure.reason] : TEXTS.isScheduled;
  const type = failure ? 'error' : 'warning';
  return (
    <Alert
      className="below-m"
      type={isOver ? 'info' : type}
      showIcon
      title={t(isOver ? TEXTS.wasDue : title, { ...words, fields })}
      action={
        <span className="wrap">
          {offered.map(({ label, onClick }) => (
            <Button key={label.en} size="small" onClick={onClick}>
              {t(label)}
            </Button>
          ))}
        </span>
      }
    />
  );
}
