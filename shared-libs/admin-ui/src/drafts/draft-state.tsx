import type { WorkingCopy } from '@admissions/contracts';
import { formatMoment } from '@admissions/contracts';
import { useMessage } from '@admissions/store';
import { UnsavedSign } from '../unsaved/unsaved-sign.tsx';
import type { DraftState as State } from './draft-keeper.ts';
import styles from './drafts.module.css';
import { TEXTS } from './texts.ts';

interface DraftStateProps {
  state: State;
  copy: WorkingCopy | null;
  isDirty: boolean;
}
/** Where what is typed stands: on the server, on its way, or only here. */
export function DraftState({ state, copy, isDirty }: DraftStateProps) {
  const t = useMessage();
  if (!isDirty) return null;
  if (state === 'failed') return t(TEXTS.failed);
  if (state === 'saving') return <span className={styles.safe}>{t(TEXTS.saving)}</span>;
  if (state === 'kept' && copy)
    return (
      <span className={styles.safe}>{t(TEXTS.kept, { time: formatMoment(copy.updatedAt) })}</span>
    );
  return <UnsavedSign />;
}
