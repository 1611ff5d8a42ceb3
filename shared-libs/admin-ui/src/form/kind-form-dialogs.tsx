import type { AnyKind } from '@admissions/model';
import { PublishDialog } from '../drafts/publish-dialog.tsx';
import { ScheduleDialog } from '../drafts/schedule-dialog.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import type { KindEditing } from './use-kind-form.ts';

interface KindFormDialogsProps {
  kind: AnyKind;
  editing: KindEditing;
  /** Fields of this form. */
  fields: readonly string[];
  isScheduling: boolean;
  onScheduled: () => void;
}
/** Dialogs of the form: schedule, publish despite findings, resolve conflicts. */
export function KindFormDialogs({
  kind,
  fields,
  editing: { form, entry, draft, publishing, resolve, cancel },
  isScheduling,
  onScheduled,
}: KindFormDialogsProps) {
  return (
    <>
      {isScheduling && (
        <ScheduleDialog
          kind={kind}
          schedule={draft.copy?.schedule ?? null}
          form={form}
          fields={fields}
          onSchedule={draft.schedule}
          onClose={onScheduled}
        />
      )}
      {publishing.confirmation && (
        <PublishDialog
          kind={kind}
          findings={publishing.confirmation.findings}
          notice={publishing.confirmation.notice}
          live={entry && !draft.copy?.isNew ? draft.live : null}
          values={publishing.confirmation.values}
          onAnswer={publishing.answer}
        />
      )}
      {draft.conflict && draft.isResolving && (
        <ConflictDialog
          kind={kind}
          conflict={draft.conflict}
          onChoose={resolve}
          onCancel={cancel}
        />
      )}
    </>
  );
}
