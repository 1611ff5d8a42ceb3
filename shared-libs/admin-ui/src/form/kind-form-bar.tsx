import { hasPreview } from '@admissions/protocol';
import { useMessage } from '@admissions/store';
import { Button } from 'antd';
import { type ReactNode, useRef } from 'react';
import { ActionMenu } from '../base/action-menu.tsx';
import { useKindFormParts } from '../base/kind-form-context.ts';
import { TEXTS as FORM } from '../base/texts.ts';
import { useBottomOffset } from '../base/use-bottom-offset.ts';
import { DraftState } from '../drafts/draft-state.tsx';
import { TEXTS as DRAFTS } from '../drafts/texts.ts';
import { computeShownState } from '../list/shown-state.ts';
import { TEXTS as LIVE_PREVIEW } from '../live-preview/texts.ts';
import type { usePreviewPane } from '../live-preview/use-preview-pane.ts';
import { OthersNotice } from '../presence/others-notice.tsx';
import { PreviewNotice } from '../preview/preview-notice.tsx';
import { TEXTS as PREVIEW } from '../preview/texts.ts';
import type { usePreview } from '../preview/use-preview.ts';
import { UnsavedSign } from '../unsaved/unsaved-sign.tsx';
import styles from './kind-form.module.css';
import { SaveButton } from './save-button.tsx';
import type { KindEditing } from './use-kind-form.ts';

interface KindFormBarProps {
  editing: KindEditing;
  hasDraft: boolean;
  hasPublication: boolean;
  preview: ReturnType<typeof usePreview>;
  livePreview: Pick<ReturnType<typeof usePreviewPane>, 'isOpen' | 'toggle'>;
  actions: ReactNode;
  /** Offers to save and open the next entry. */
  hasNext: boolean;
  onSchedule: () => void;
}
/** Sticky bar with the form's actions and the save status. */
export function KindFormBar({
  editing,
  hasDraft,
  hasPublication,
  preview,
  livePreview,
  actions,
  hasNext,
  onSchedule,
}: KindFormBarProps) {
  const { entry, isDirty, isSaving, draft, publishing } = editing;
  const t = useMessage();
  const { kind, id, form } = useKindFormParts();
  const isWorking = isSaving || publishing.isChecking;
  const visibility = entry && computeShownState(entry);
  const isLive = visibility === 'published';
  const isUpdate = isLive && !draft.copy?.schedule;
  const state = isLive && draft.copy ? 'changed' : visibility;
  const now = t(isUpdate ? FORM.update : FORM.publish);
  const bar = useRef<HTMLDivElement>(null);
  useBottomOffset(bar, '--form-buttons');
  return (
    <div ref={bar} className={styles.bar}>
      {preview.link && <PreviewNotice link={preview.link} onClose={preview.dismiss} />}
      <div className={styles.buttons}>
        <SaveButton
          {...{ editing, hasDraft, hasPublication, isWorking, isUpdate, now, onSchedule }}
        />
        {hasPreview(kind) && (
          <Button
            aria-pressed={livePreview.isOpen}
            {...(livePreview.isOpen && { color: 'primary', variant: 'filled' })}
            onClick={livePreview.toggle}
          >
            {t(LIVE_PREVIEW.open)}
          </Button>
        )}
        <ActionMenu
          label={t(FORM.formActions)}
          items={[
            hasPreview(kind) && {
              key: 'preview',
              label: t(PREVIEW.preview),
              disabled: preview.isBusy,
              onClick: () => void preview.preview(form.read()),
            },
            hasNext && {
              key: 'next',
              label: t(FORM.andNext, { action: hasDraft ? now : t('common.save') }),
              onClick: () => void editing.submit(true),
            },
          ]}
        />
        {actions}
      </div>
      <OthersNotice kind={kind} id={id} />
      <span role="status" className={styles.state}>
        {isWorking && t(DRAFTS.working)}
        {!isWorking && state && (
          <span className="faint">
            {t(FORM.stateOf, { state: t(FORM[state]) })}
            {!isDirty && t(FORM.isSaved)}
          </span>
        )}
        {!isWorking && hasDraft && (
          <DraftState
            state={draft.state}
            copy={draft.copy}
            isDirty={isDirty}
            conflict={draft.conflict}
            onChoose={() => draft.openConflict()}
          />
        )}
        {!isWorking && !hasDraft && isDirty && <UnsavedSign />}
      </span>
    </div>
  );
}
