import type { AnyKind } from '@admissions/model';
import { ADMIN_BUNDLES } from '@admissions/protocol/staff';
import { useMessage } from '@admissions/store';
import { Alert } from 'antd';
import { LinkButton } from '../base/link-button.tsx';
import { TEXTS as BUNDLES } from '../bundles/texts.ts';
import { DraftNotice, ScheduleNotice } from '../drafts/draft-notice.tsx';
import { PublishDialog } from '../drafts/publish-dialog.tsx';
import { ScheduleDialog } from '../drafts/schedule-dialog.tsx';
import { UnsavedOffer } from '../unsaved/unsaved-offer.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import type { KindEditing } from './use-kind-form.ts';

interface KindFormNoticesProps {
  kind: AnyKind;
  editing: KindEditing;
  onSchedule: () => void;
}
/** Notices before editing: a draft, its schedule, unsaved text of an earlier visit. */
export function KindFormNotices({
  kind,
  editing: {
    draft,
    unsaved,
    commands,
    reviewing: { bundle },
  },
  onSchedule,
}: KindFormNoticesProps) {
  const t = useMessage();
  const schedule = draft.copy?.schedule;
  return (
    <>
      {draft.found && (
        <DraftNotice
          kind={kind}
          draft={draft.found}
          live={draft.live}
          onDiscard={commands.discard}
        />
      )}
      {schedule && (
        <ScheduleNotice
          kind={kind}
          schedule={schedule}
          onChange={onSchedule}
          onCancelSchedule={() => void commands.cancelSchedule()}
        />
      )}
      {bundle && (
        <Alert
          className="below-m"
          type="info"
          showIcon
          title={t(BUNDLES.isIn, { name: bundle.name })}
          action={
            <LinkButton size="small" to={`${ADMIN_BUNDLES}?id=${bundle.id}`}>
              {t(BUNDLES.open)}
            </LinkButton>
          }
        />
      )}
      {unsaved.offered && (
        <UnsavedOffer
          kind={kind}
          unsaved={unsaved.offered}
          base={unsaved.base}
          onRestore={unsaved.restore}
          onDiscard={unsaved.discard}
        />
      )}
    </>
  );
}

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
          confirmation={publishing.confirmation}
          live={entry && !draft.copy?.isNew ? draft.live : null}
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
