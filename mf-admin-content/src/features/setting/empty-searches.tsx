import {
  type AsideForm,
  Button,
  LoadFailure,
  Panel,
  readFieldLabel,
  useAction,
  useConfirmTwice,
  useLoaded,
} from '@admissions/admin-ui';
import { api } from '@admissions/api-client';
import { finder } from '@admissions/model/kinds';
import { EMPTY_SEARCH_PATHS, type EmptySearch } from '@admissions/protocol';
import { useMessage } from '@admissions/store';
import { useState } from 'react';
import type { Screen } from '../../screens/content-screen.ts';
import { singletonScreen } from '../../screens/singleton-screen.tsx';
import { TEXTS } from './empty-search-texts.ts';
import styles from './empty-searches.module.css';

/** Initial limit: every key press in the form re-renders all rows. */
const MAX_ROWS = 50;

/** Searches without results, each with links to the fields beside them. */
function EmptySearches({ form: { values, change } }: { form: AsideForm }) {
  const t = useMessage();
  const confirmTwice = useConfirmTwice();
  const { run } = useAction();
  const { data, error, setData, reload } = useLoaded<{ list: readonly EmptySearch[] }>(
    (signal) => api().get(EMPTY_SEARCH_PATHS.list, { silent: true, signal }),
    [],
  );
  const list = data?.list;
  const [news, setNews] = useState('');
  const [isWhole, setWhole] = useState(false);
  const usedWords = new Set(
    [...rowsOf(values.synonyms), ...rowsOf(values.notes)].flatMap(({ words }) => words ?? []),
  );
  const take = (field: WordField, word: string) => {
    const row =
      field === 'notes' ? { words: [word], text: null, departments: [] } : { words: [word] };
    change(field, [...rowsOf(values[field]), row]);
    setNews(t(TEXTS.takenNow, { word, field: t(readFieldLabel(finder, field)) }));
  };
  const clear = () =>
    run(async () => {
      await api().delete(EMPTY_SEARCH_PATHS.list);
      setData({ list: [] });
    }, TEXTS.cleared);
  const confirm = (count: number) =>
    confirmTwice(
      {
        title: t(TEXTS.clearTitle, { count }),
        message: t(TEXTS.clearText),
        confirmLabel: t(TEXTS.clear),
        onConfirm: () => void clear(),
      },
      { title: t(TEXTS.clearAgain, { count }), message: t(TEXTS.clearText) },
    );
  return (
    <Panel title={TEXTS.title}>
      <p className="small">{t(TEXTS.note)}</p>
      <LoadFailure error={error} reload={reload} />
      {list?.length === 0 && (
        <p className="small space-s">{t(values.countsEmpty === true ? TEXTS.none : TEXTS.off)}</p>
      )}
      {list && list.length > 0 && (
        <>
          <ul className={styles.words}>
            {list.slice(0, isWhole ? list.length : MAX_ROWS).map((each) => (
              <EmptySearchRow
                key={each.word}
                {...each}
                isUsed={usedWords.has(each.word)}
                onTake={take}
              />
            ))}
          </ul>
          {!isWhole && list.length > MAX_ROWS && (
            <Button onClick={() => setWhole(true)}>
              {t(TEXTS.showAll, { count: list.length })}
            </Button>
          )}{' '}
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

const rowsOf = (value: unknown) => (value ?? []) as { words?: string[] | null }[];

/** Fields that accept a search term. */
type WordField = 'synonyms' | 'notes';

/** A search term with its count and links to the fields. */
function EmptySearchRow({
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
      <span className="mini">{t(TEXTS.times, { count, day: lastDay })}</span>
      {isUsed ? (
        <span className="mini good">{t(TEXTS.taken)}</span>
      ) : (
        <span className={styles.buttons}>
          {button('synonyms', t(TEXTS.toSynonyms))}
          {button('notes', t(TEXTS.toNotes))}
        </span>
      )}
    </li>
  );
}

/** The finder's settings beside the searches without results. */
export const finderScreen = (): Screen =>
  singletonScreen(finder, (form) => <EmptySearches form={form} />);
