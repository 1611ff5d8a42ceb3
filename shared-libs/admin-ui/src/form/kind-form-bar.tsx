import type { AnyKind } from '@admissions/model';
import { hasPreview } from '@admissions/protocol';
import { useMessage } from '@admissions/store';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useRef } from 'react';
import { useBottomOffset } from '../base/use-bottom-offset.ts';
import { DraftState } from '../drafts/draft-state.tsx';
import { PublishLabel } from '../drafts/publish-label.tsx';
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
import type { KindEditing } from './use-kind-form.ts';

interface KindFormBarProps {
  kind: AnyKind;
  /** Null while the entry is new. */
  id: number | null;
  editing: KindEditing;
  hasDraft: boolean;
  preview: ReturnType<typeof usePreview>;
  livePreview: Pick<ReturnType<typeof usePreviewPane>, 'isOpen' | 'toggle'>;
  actions: ReactNode;
  onSchedule: () => void;
}
/** Sticky bar with the form's actions and the save status. */
export function KindFormBar({
  kind,
  id,
  editing: { form, entry, isDirty, isSaving, draft, commands, publishing },
  hasDraft,
  preview,
  livePreview,
  actions,
  onSchedule,
}: KindFormBarProps) {
  const t = useMessage();
  const isWorking = isSaving || publishing.isChecking;
  const isLive = entry !== null && computeShownState(entry) === 'published';
  const bar = useRef<HTMLDivElement>(null);
  useBottomOffset(bar, '--form-buttons');
  return (
    <div ref={bar} className={styles.bar}>
      {preview.link && <PreviewNotice link={preview.link} onClose={preview.dismiss} />}
      <div className={styles.buttons}>
        <Button type="primary" htmlType="submit" loading={isWorking}>
          {hasDraft ? <PublishLabel form={form} /> : t('common.save')}
        </Button>
        {hasDraft && <Button onClick={() => void commands.save()}>{t('common.saveDraft')}</Button>}
        {isLive && draft.copy && !draft.copy.schedule && (
          <Button onClick={onSchedule}>{t(DRAFTS.scheduleChange)}</Button>
        )}
        {draft.copy && !draft.found && (
          <Button onClick={commands.discard}>{t(DRAFTS.discard)}</Button>
        )}
        {hasPreview(kind) && (
          <Button aria-pressed={livePreview.isOpen} onClick={livePreview.toggle}>
            {t(LIVE_PREVIEW.open)}
          </Button>
        )}
        {hasPreview(kind) && (
          <Button loading={preview.isBusy} onClick={() => void preview.preview(form.getValues())}>
            {t(PREVIEW.preview)}
          </Button>
        )}
        {actions}
      </div>
      <OthersNotice kind={kind} id={id} />
      <span role="status" className={styles.state}>
        {isWorking && t(DRAFTS.working)}
        {!isWorking && hasDraft && (
          <DraftState
            state={draft.state}
            copy={draft.copy}
            isDirty={isDirty}
            conflict={draft.conflict}
            onChoose={draft.openConflict}
          />
        )}
        {!isWorking && !hasDraft && isDirty && <UnsavedSign />}
      </span>
    </div>
  );
}
