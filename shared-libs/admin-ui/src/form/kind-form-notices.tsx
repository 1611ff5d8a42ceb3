import { ADMIN_BUNDLES } from '@admissions/protocol/staff';
import { useMessage } from '@admissions/store';
import { Alert } from 'antd';
import { useKindFormParts } from '../base/kind-form-context.ts';
import { LinkButton } from '../base/link-button.tsx';
import { TEXTS as BUNDLES } from '../bundles/texts.ts';
import { DraftNotice, ScheduleNotice } from '../drafts/draft-notice.tsx';
import { PublishDialog } from '../drafts/publish-dialog.tsx';
import { ScheduleDialog } from '../drafts/schedule-dialog.tsx';
import { UnsavedOffer } from '../unsaved/unsaved-offer.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import type { KindEditing } from './use-kind-form.ts';

interface KindFormNoticesProps {
  editing: KindEditing;
  onSchedule: () => void;
}
/** Notices before editing: a draft, its schedule, unsaved text of an earlier visit. */
export function KindFormNotices({
  editing: {
    draft,
    unsaved,
    reviewing: { bundle },
  },
  onSchedule,
}: KindFormNoticesProps) {
  const t = useMessage();
  const schedule = draft.copy?.schedule;
  return (
    <>
      {draft.openedDraft && <DraftNotice draft={draft.openedDraft} onDiscard={draft.discard} />}
      {schedule && (
        <ScheduleNotice
          schedule={schedule}
          onChange={onSchedule}
          onCancelSchedule={draft.cancelSchedule}
        />
      )}
      {bundle && (
        <Alert
          className="below-m"
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
  editing: KindEditing;
  isScheduling: boolean;
  onScheduled: () => void;
}
/** Dialogs of the form: schedule, publish despite findings, resolve conflicts. */
export function KindFormDialogs({
  editing: { form, entry, draft, publishing },
  isScheduling,
  onScheduled,
}: KindFormDialogsProps) {
  const { kind } = useKindFormParts();
  return (
    <>
      {isScheduling && (
        <ScheduleDialog
          schedule={draft.copy?.schedule ?? null}
          onSchedule={draft.schedule}
          onClose={onScheduled}
        />
      )}
      {publishing.confirmation && (
        <PublishDialog
          confirmation={publishing.confirmation}
          live={entry && !draft.copy?.isNew ? form.getState().saved : null}
          onAnswer={publishing.answer}
        />
      )}
      {draft.conflict && draft.isResolving && (
        <ConflictDialog
          kind={kind}
          conflict={draft.conflict}
          onChoose={draft.resolve}
          onCancel={draft.cancel}
        />
      )}
    </>
  );
}
