import { SEARCH_MAX } from '@admissions/contracts';
import { useMessage } from '@admissions/store';
import { Icon } from '@admissions/ui';
import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';
import styles from './search-dialog.module.css';
import { SEARCH_TEXTS } from './texts.ts';

interface EarlySearchProps {
  words: string;
  onWords: (words: string) => void;
  /** As long as an input method puts a word together: until it is done. */
  word: RefObject<Promise<void> | null>;
  onClose: () => void;
}
/** Stands for the search while its code is loaded, and takes what is typed right after Ctrl+K. */
export function EarlySearch({ words, onWords, word, onClose }: EarlySearchProps) {
  const t = useMessage();
  const dialog = useRef<HTMLDialogElement>(null);
  const endWord = useRef(() => {});
  useEffect(() => {
    dialog.current?.showModal();
    return () => endWord.current();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={t(SEARCH_TEXTS.title)}
      aria-busy="true"
      onClose={onClose}
    >
      <div className={styles.head}>
        <Icon name="search" />
        <input
          type="text"
          aria-label={t(SEARCH_TEXTS.field)}
          placeholder={t(SEARCH_TEXTS.field)}
          value={words}
          maxLength={SEARCH_MAX}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => onWords(target.value)}
          onCompositionStart={() => {
            word.current = new Promise((resolve) => {
              endWord.current = resolve;
            });
          }}
          onCompositionEnd={() => {
            word.current = null;
            endWord.current();
          }}
        />
      </div>
    </dialog>
  );
}
