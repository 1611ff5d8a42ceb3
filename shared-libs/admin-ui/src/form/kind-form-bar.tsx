import type { AnyKind } from '@admissions/model';
import { hasPreview } from '@admissions/protocol';
import { useMessage } from '@admissions/store';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useRef } from 'react';
import { useStandsBelow } from '../base/use-stands-below.ts';
import { DraftState } from '../drafts/draft-state.tsx';
import { PublishWords } from '../drafts/publish-words.tsx';
import { TEXTS as DRAFTS } from '../drafts/texts.ts';
import { computeShownState } from '../list/shown-state.ts';
import { TEXTS as BESIDE } from '../page-beside/texts.ts';
import type { usePageBeside } from '../page-beside/use-page-beside.ts';
import { OthersNotice } from '../presence/others-notice.tsx';
import { PreviewNotice } from '../preview/preview-notice.tsx';
import { TEXTS as PREVIEW } from '../preview/texts.ts';
import type { usePreview } from '../preview/use-preview.ts';
import { UnsavedSign } from '../unsaved/unsaved-sign.tsx';
import styles from './kind-form.module.css';
import type { KindEditing } from './use-kind-form.ts';

interface KindFormBarProps {
  kind: AnyKind;
  /** Of the entry; null while it is new. */
  id: number | null;
  editing: KindEditing;
  hasDraft: boolean;
  preview: ReturnType<typeof usePreview>;
  beside: Pick<ReturnType<typeof usePageBeside>, 'isOpen' | 'toggle'>;
  actions: ReactNode;
  onSchedule: () => void;
}
/** What can be done with the form, always in sight, and whether what is typed is safe. */
export function KindFormBar({
  kind,
  id,
  editing: { form, entry, isDirty, isSaving, draft, commands, publishing },
  hasDraft,
  preview,
  beside,
  actions,
  onSchedule,
}: KindFormBarProps) {
  const t = useMessage();
  const isWorking = isSaving || publishing.isLooking;
  const isLive = entry !== null && computeShownState(entry) === 'published';
  const bar = useRef<HTMLDivElement>(null);
  useStandsBelow(bar, '--form-buttons');
  return (
    <div ref={bar} className={styles.bar}>
      {preview.link && <PreviewNotice link={preview.link} onClose={preview.dismiss} />}
      <div className={styles.buttons}>
        <Button type="primary" htmlType="submit" loading={isWorking}>
          {hasDraft ? <PublishWords form={form} /> : t('common.save')}
        </Button>
        {hasDraft && <Button onClick={() => void commands.save()}>{t('common.saveDraft')}</Button>}
        {isLive && draft.copy && !draft.copy.schedule && (
          <Button onClick={onSchedule}>{t(DRAFTS.scheduleChange)}</Button>
        )}
        {draft.copy && !draft.found && (
          <Button onClick={commands.discard}>{t(DRAFTS.discard)}</Button>
        )}
        {hasPreview(kind) && (
          <Button aria-pressed={beside.isOpen} onClick={beside.toggle}>
            {t(BESIDE.open)}
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
            onChoose={draft.ask}
          />
        )}
        {!isWorking && !hasDraft && isDirty && <UnsavedSign />}
      </span>
    </div>
  );
}
