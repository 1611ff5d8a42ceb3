import { Button, DateInput, Input, readFieldLabel } from '@admissions/admin-ui';
import { type AnyKind, joinLabel } from '@admissions/model';
import type { RolloverMatch } from '@admissions/protocol/staff';
import { useMessage } from '@admissions/store';
import { type ReactNode, useState } from 'react';
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

interface MatchLineProps {
  kind: AnyKind;
  match: RolloverMatch;
  /** Actions on the match. */
  children: ReactNode;
}
/** A year or date highlighted in its sentence, with the label of its field. */
function MatchLine({ kind, match, children }: MatchLineProps) {
  const t = useMessage();
  return (
    <li className={styles.find}>
      <span className="soft">{t(readFieldLabel(kind, match.field))}</span>
      <span className={styles.sentence}>
        {match.before}
        <mark>{match.text}</mark>
        {match.after}
      </span>
      {children}
    </li>
  );
}

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
          {match.state === 'kept' ? t(TEXTS.unchanged) : t(TEXTS.changed, { was: match.was })}
        </span>
        <Button
          size="small"
          type="text"
          aria-disabled={isBusy || undefined}
          aria-label={t(TEXTS.againLabel, { was: match.was })}
          onClick={onUndo}
        >
          {t(TEXTS.again)}
        </Button>
      </span>
    </MatchLine>
  );
}

/** Whether the text is an ISO date, shown as in the pickers; not a year or a date in prose. */
const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);
