import { Button } from '@admissions/admin-ui';
import type { EmptySearch } from '@admissions/protocol';
import { useMessage } from '@admissions/store';
import { TEXTS } from './empty-search-texts.ts';
import styles from './empty-searches.module.css';

/** Fields that accept a search term. */
export type WordField = 'synonyms' | 'notes';

/** A search term with its count and links to the fields. */
export function EmptySearchRow({
  word,
  count,
  lastDay,
  isUsed,
  onTake,
}: EmptySearch & { isUsed: boolean; onTake: (field: WordField, word: string) => void }) {
  const t = useMessage();
  const button = (field: WordField, label: string) => (
    <Button
      size="small"
      aria-label={t(TEXTS.takeWord, { button: label, word })}
      onClick={() => onTake(field, word)}
    >
      {label}
    </Button>
  );
  return (
    <li>
      <strong>{word}</strong>
      <span className={styles.times}>{t(TEXTS.times, { count, day: lastDay })}</span>
      {isUsed ? (
        <span className={styles.taken}>{t(TEXTS.taken)}</span>
      ) : (
        <span className={styles.buttons}>
          {button('synonyms', t(TEXTS.toSynonyms))}
          {button('notes', t(TEXTS.toNotes))}
        </span>
      )}
    </li>
  );
}
