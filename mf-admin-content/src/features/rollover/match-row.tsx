import { Button, DateInput, Input } from '@admissions/admin-ui';
import type { AnyKind } from '@admissions/model';
import { joinLabel } from '@admissions/model';
import type { RolloverMatch } from '@admissions/protocol/staff';
import { useMessage } from '@admissions/store';
import { useState } from 'react';
import { isDay } from './is-day.ts';
import { MatchLine } from './match-line.tsx';
import styles from './rollover.module.css';
import { TEXTS } from './texts.ts';

interface MatchRowProps {
  kind: AnyKind;
  match: RolloverMatch;
  suggestion: string;
  isBusy: boolean;
  onChange: (to: string) => void;
  onKeep: () => void;
}
/** A year or date in its sentence, and its replacement. */
export function MatchRow({
  kind,
  match: find,
  suggestion,
  isBusy,
  onChange,
  onKeep,
}: MatchRowProps) {
  const t = useMessage();
  const [to, setTo] = useState(suggestion);
  const replacement = to.trim();
  const canChange = replacement !== '' && replacement !== find.text;
  const label = joinLabel(t(TEXTS.becomes), find.text, t.locale);
  return (
    <MatchLine kind={kind} match={find}>
      <form
        className={styles.change}
        onSubmit={(event) => {
          event.preventDefault();
          if (canChange) onChange(replacement);
        }}
      >
        {(!find.isSure || suggestion === find.text) && (
          <span className={styles.unsure}>{t(TEXTS.unsure)}</span>
        )}
        <div className={styles.to}>
          {isDay(find.text) ? (
            <DateInput aria-label={label} value={to} onChange={setTo} />
          ) : (
            <Input
              aria-label={label}
              value={to}
              maxLength={200}
              onChange={({ target }) => setTo(target.value)}
            />
          )}
        </div>
        <Button
          size="small"
          htmlType="submit"
          disabled={!canChange}
          // Disabling the button while saving would lose the focus.
          aria-disabled={isBusy || undefined}
          aria-label={t(TEXTS.changeLabel, {
            was: find.text,
            to: replacement,
          })}
        >
          {t(TEXTS.change)}
        </Button>
        <Button
          size="small"
          type="text"
          aria-disabled={isBusy || undefined}
          aria-label={t(TEXTS.keepLabel, { was: find.text })}
          onClick={onKeep}
        >
          {t(TEXTS.keep)}
        </Button>
      </form>
    </MatchLine>
  );
}
