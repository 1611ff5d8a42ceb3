import { Button, DateInput, Input } from '@admissions/admin-ui';
import type { AnyKind } from '@admissions/model';
import { joinLabel } from '@admissions/model';
import type { TurnoverFind } from '@admissions/protocol/staff';
import { useMessage } from '@admissions/store';
import { useState } from 'react';
import { isDay, sayFound } from './day-words.ts';
import { FindLine } from './find-line.tsx';
import { TEXTS } from './texts.ts';
import styles from './turnover.module.css';

interface FindRowProps {
  kind: AnyKind;
  find: TurnoverFind;
  suggestion: string;
  isBusy: boolean;
  onChange: (to: string) => void;
  onKeep: () => void;
}
/** One year or date in its sentence, and what it becomes. */
export function FindRow({ kind, find, suggestion, isBusy, onChange, onKeep }: FindRowProps) {
  const t = useMessage();
  const [to, setTo] = useState(suggestion);
  const wanted = to.trim();
  const canChange = wanted !== '' && wanted !== find.text;
  const label = joinLabel(t(TEXTS.becomes), sayFound(find.text), t.locale);
  return (
    <FindLine kind={kind} find={find}>
      <form
        className={styles.change}
        onSubmit={(event) => {
          event.preventDefault();
          if (canChange) onChange(wanted);
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
          // What is switched off while it works loses the focus of who has just pressed it.
          aria-disabled={isBusy || undefined}
          aria-label={t(TEXTS.changeLabel, { was: sayFound(find.text), to: sayFound(wanted) })}
        >
          {t(TEXTS.change)}
        </Button>
        <Button
          size="small"
          type="text"
          aria-disabled={isBusy || undefined}
          aria-label={t(TEXTS.keepLabel, { was: sayFound(find.text) })}
          onClick={onKeep}
        >
          {t(TEXTS.keep)}
        </Button>
      </form>
    </FindLine>
  );
}
