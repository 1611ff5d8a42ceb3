import { Button } from '@admissions/admin-ui';
import type { AnyKind } from '@admissions/model';
import type { TurnoverFind } from '@admissions/protocol/staff';
import { useMessage } from '@admissions/store';
import { sayFound } from './day-words.ts';
import { FindLine } from './find-line.tsx';
import { TEXTS } from './texts.ts';
import styles from './turnover.module.css';

interface SettledRowProps {
  kind: AnyKind;
  find: TurnoverFind;
  isBusy: boolean;
  onUndo: () => void;
}
/** A year or date that was looked at, and the way back. */
export function SettledRow({ kind, find, isBusy, onUndo }: SettledRowProps) {
  const t = useMessage();
  return (
    <FindLine kind={kind} find={find}>
      <span className={styles.change}>
        <span className={styles.was}>
          {find.state === 'kept' ? t(TEXTS.kept) : t(TEXTS.changed, { was: sayFound(find.was) })}
        </span>
        <Button
          size="small"
          type="text"
          aria-disabled={isBusy || undefined}
          aria-label={t(TEXTS.againLabel, { was: sayFound(find.was) })}
          onClick={onUndo}
        >
          {t(TEXTS.again)}
        </Button>
      </span>
    </FindLine>
  );
}
