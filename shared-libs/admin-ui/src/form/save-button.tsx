import type { KindId } from '@admissions/model/kinds';
import type { AnyEntry } from '@admissions/model/merge';
import { useMessage, useToast } from '@admissions/store';
import { Button, Space } from 'antd';
import { ActionMenu, type MenuAction } from '../base/action-menu.tsx';
import { useKindFormParts } from '../base/kind-form-context.ts';
import { TEXTS as FORM } from '../base/texts.ts';
import { TEXTS as BUNDLES } from '../bundles/texts.ts';
import { useBundleDialog } from '../bundles/use-bundle-dialog.tsx';
import { PublishLabel } from '../drafts/publish-label.tsx';
import { TEXTS as DRAFTS } from '../drafts/texts.ts';
import { TEXTS as REVIEWS } from '../reviews/texts.ts';
import type { KindEditing } from './use-kind-form.ts';

interface SaveButtonProps {
  editing: KindEditing;
  hasDraft: boolean;
  /** The form shows the publication: it can take the entry down. */
  hasPublication: boolean;
  isWorking: boolean;
  /** It stays live, with the changes of this form. */
  isUpdate: boolean;
  /** Label: publish or update. */
  now: string;
  onSchedule: () => void;
}
/** Publishes, or saves a form without draft; its menu has the other ways to finish. */
export function SaveButton({
  editing: { entry, isDirty, draft, reviewing, submitAs },
  hasDraft,
  hasPublication,
  isWorking,
  isUpdate,
  now,
  onSchedule,
}: SaveButtonProps) {
  const t = useMessage();
  const bundling = useBundling(entry, reviewing.panel);
  const isPublished = entry?.status === 'published';
  // There is something to publish: a change, or an entry that is not on the site.
  const type = isPublished && !isDirty && !draft.copy ? 'default' : 'primary';
  const publish = hasDraft ? <PublishLabel now={now} /> : now;
  const others: (MenuAction | false | null)[] = [
    (hasDraft ? reviewing.isApprovalMissing : hasPublication && entry !== null && !isPublished) && {
      key: 'publish',
      label: publish,
      onClick: () => submitAs('published'),
    },
    isUpdate &&
      draft.copy &&
      !reviewing.bundle && {
        key: 'schedule',
        label: t(DRAFTS.scheduleChange),
        onClick: onSchedule,
      },
    hasDraft && {
      key: 'draft',
      label: t('common.saveDraft'),
      onClick: () => void draft.save(),
    },
    hasDraft &&
      !reviewing.bundle && {
        key: 'bundle',
        label: t(BUNDLES.add),
        onClick: () => void bundling.start(),
      },
    draft.copy && {
      key: 'discard',
      label: t(DRAFTS.discard),
      danger: true,
      onClick: draft.discard,
    },
    hasPublication &&
      (isPublished || (!hasDraft && entry === null)) && {
        key: 'hide',
        label: isPublished ? t(FORM.takeDown) : t('common.saveDraft'),
        danger: isPublished,
        onClick: () => submitAs('draft'),
      },
  ];
  return (
    <Space.Compact>
      {reviewing.isApprovalMissing ? (
        <Button type={type} loading={isWorking} onClick={() => void reviewing.panel.onRequest()}>
          {t(REVIEWS.requestReview)}
        </Button>
      ) : (
        <Button type={type} htmlType="submit" loading={isWorking}>
          {hasDraft ? publish : t('common.save')}
        </Button>
      )}
      <ActionMenu
        label={t(FORM.otherWays)}
        button={{ type, disabled: isWorking, children: '▾' }}
        items={others}
      />
      {bundling.dialog}
    </Space.Compact>
  );
}

/** Adds the entry to a bundle, after saving its draft. */
function useBundling(
  entry: AnyEntry | null,
  { reviews, onSaveDraft, readDraft }: KindEditing['reviewing']['panel'],
) {
  const t = useMessage();
  const { kind } = useKindFormParts();
  const toast = useToast();
  const { open, dialog } = useBundleDialog(reviews.reload);
  async function start(): Promise<void> {
    if (!(await onSaveDraft())) return;
    const entryId = entry?.id ?? readDraft()?.entryId;
    if (entryId === undefined) return toast(t(BUNDLES.nothing), 'info');
    open([{ kind: kind.id as KindId, entryId }]);
  }
  return { start, dialog };
}
