import { Button } from '@admissions/admin-ui';
import type { AnyKind } from '@admissions/model';
import type { RolloverMatch } from '@admissions/protocol/staff';
import { useMessage } from '@admissions/store';
import { formatMatch } from './format-match.ts';
import { MatchLine } from './match-line.tsx';
import styles from './rollover.module.css';
import { TEXTS } from './texts.ts';

interface SettledRowProps {
  kind: AnyKind;
  match: RolloverMatch;
  isBusy: boolean;
  onUndo: () => void;
}
/** A reviewed year or date, with undo. */
export function SettledRow({ kind, match, isBusy, onUndo }: SettledRowProps) {
  const t = useMessage();
  return (
    <MatchLine kind={kind} match={match}>
      <span className={styles.change}>
        <span className="soft">
          {match.state === 'kept'
            ? t(TEXTS.unchanged)
            : t(TEXTS.changed, { was: formatMatch(match.was) })}
        </span>
        <Button
          size="small"
          type="text"
          aria-disabled={isBusy || undefined}
          aria-label={t(TEXTS.againLabel, { was: formatMatch(match.was) })}
          onClick={onUndo}
        >
          {t(TEXTS.again)}
        </Button>
      </span>
    </MatchLine>
  );
}
