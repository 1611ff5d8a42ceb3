import type { AnyKind } from '@admissions/model';
import { ADMIN_BUNDLES } from '@admissions/protocol/staff';
import { useMessage } from '@admissions/store';
import { Alert } from 'antd';
import { LinkButton } from '../base/link-button.tsx';
import { TEXTS as BUNDLES } from '../bundles/texts.ts';
import { DraftNotice } from '../drafts/draft-notice.tsx';
import { ScheduleNotice } from '../drafts/schedule-notice.tsx';
import { UnsavedOffer } from '../unsaved/unsaved-offer.tsx';
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
    form,
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
          readValues={() => form.getValues()}
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
        <div className="below-m">
          <Alert
            type="info"
            showIcon
            title={t(BUNDLES.isIn, { name: bundle.name })}
            action={
              <LinkButton size="small" to={`${ADMIN_BUNDLES}?id=${bundle.id}`}>
                {t(BUNDLES.open)}
              </LinkButton>
            }
          />
        </div>
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
