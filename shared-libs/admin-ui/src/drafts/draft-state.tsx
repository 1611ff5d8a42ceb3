import { formatMoment } from '@admissions/model';
import type { EntryDraft } from '@admissions/protocol/staff';
import { useMessage } from '@admissions/store';
import { Button } from 'antd';
import { UnsavedSign } from '../unsaved/unsaved-sign.tsx';
import type { DraftConflict, DraftState as State } from './draft-sync.ts';
import { TEXTS } from './texts.ts';

interface DraftStateProps {
  state: State;
  copy: EntryDraft | null;
  isDirty: boolean;
  /** What two editors changed in the same field, in the draft or in the live version. */
  conflict: DraftConflict | null;
  /** Opens the conflict dialog. */
  onChoose: () => void;
}
/** Whether the typed text is on the server, being saved, or only in this browser. */
export function DraftState({ state, copy, isDirty, conflict, onChoose }: DraftStateProps) {
  const t = useMessage();
  if (conflict)
    return (
      <>
        {conflict.isLive
          ? t(TEXTS.liveConflict)
          : t(TEXTS.conflict, { name: conflict.theirs.updatedBy ?? '' })}{' '}
        <Button size="small" onClick={onChoose}>
          {t(TEXTS.choose)}
        </Button>
      </>
    );
  if (!isDirty) return null;
  if (state === 'offline') return t(TEXTS.failed);
  if (state === 'saving') return <span className="faint">{t(TEXTS.saving)}</span>;
  if (state === 'saved' && copy)
    return (
      <span className="faint">{t(TEXTS.savedAt, { time: formatMoment(copy.updatedAt) })}</span>
    );
  return <UnsavedSign />;
}
