import type { FormBeside } from '@admissions/admin-ui';
import { Alert, Button, Panel, readFieldLabel, useAskTwice } from '@admissions/admin-ui';
import { errorMessage } from '@admissions/api-client';
import type { EmptySearch } from '@admissions/contracts';
import { finder } from '@admissions/contracts/kinds';
import { useAppStore, useMessage } from '@admissions/store';
import { useState } from 'react';
import { TEXTS } from './empty-search-texts.ts';
import styles from './empty-searches.module.css';
import { useEmptySearches } from './use-empty-searches.ts';

type Field = 'synonyms' | 'notes';
/** The words for which the finder knows nothing, each with the way into the fields beside them. */
export function EmptySearches({ form: { values, change } }: { form: FormBeside }) {
  const t = useMessage();
  const askTwice = useAskTwice();
  const toast = useAppStore((state) => state.toast);
  const { list, hasFailed, read, clear } = useEmptySearches();
  const [news, setNews] = useState('');
  const isTaken = (word: string) =>
    rowsOf(values.synonyms)
      .concat(rowsOf(values.notes))
      .some(({ words }) => words?.includes(word));
  const take = (field: Field, word: string) => {
    const row =
      field === 'notes' ? { words: [word], text: null, departments: [] } : { words: [word] };
    change(field, [...rowsOf(values[field]), row]);
    setNews(t(TEXTS.takenNow, { word, field: t(readFieldLabel(finder, field)) }));
  };
  async function clearAll() {
    try {
      await clear();
      toast(t(TEXTS.cleared), 'success');
    } catch (error) {
      toast(errorMessage(error, t), 'error');
    }
  }
  const confirm = (count: number) =>
    askTwice(
      {
        title: t(TEXTS.clearTitle, { count }),
        message: t(TEXTS.clearText),
        confirmLabel: t(TEXTS.clear),
        onConfirm: () => void clearAll(),
      },
      { title: t(TEXTS.clearAgain, { count }), message: t(TEXTS.clearText) },
    );
  return (
    <Panel title={t(TEXTS.title)}>
      <p className={styles.note}>{t(TEXTS.note)}</p>
      {hasFailed && (
        <Alert
          type="error"
          title={t(TEXTS.failed)}
          action={<Button onClick={read}>{t(TEXTS.again)}</Button>}
        />
      )}
      {list?.length === 0 && (
        <p className={styles.note}>{t(values.countsEmpty === true ? TEXTS.none : TEXTS.off)}</p>
      )}
      {list && list.length > 0 && (
        <>
          <ul className={styles.words}>
            {list.map((each) => (
              <WordRow key={each.word} {...each} isTaken={isTaken(each.word)} onTake={take} />
            ))}
          </ul>
          <Button danger onClick={() => confirm(list.length)}>
            {t(TEXTS.clear)}
          </Button>
        </>
      )}
      <p role="status" className={styles.news}>
        {news}
      </p>
    </Panel>
  );
}

function WordRow({
  word,
  count,
  lastDay,
  isTaken,
  onTake,
}: EmptySearch & { isTaken: boolean; onTake: (field: Field, word: string) => void }) {
  const t = useMessage();
  const button = (field: Field, label: string) => (
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
      {isTaken ? (
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

const rowsOf = (value: unknown) => (value ?? []) as { words?: string[] | null }[];
