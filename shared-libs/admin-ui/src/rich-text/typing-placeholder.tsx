import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import styles from './typing-placeholder.module.css';

interface TypingPlaceholderProps {
  label: string;
  onChange: (html: string) => void;
  /** Set when the editor replaces the focused placeholder. */
  wasFocused: RefObject<boolean>;
  /** Pending while an input method composes a word. */
  composing: RefObject<Promise<void> | null>;
}
/** Placeholder that accepts text while the editor loads. */
export function TypingPlaceholder({
  label,
  onChange,
  wasFocused,
  composing,
}: TypingPlaceholderProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  const [words, setWords] = useState('');
  const endWord = useRef(() => {});
  useLayoutEffect(() => {
    const element = box.current;
    return () => {
      wasFocused.current = element !== null && document.activeElement === element;
    };
  }, [wasFocused]);
  return (
    <textarea
      ref={box}
      aria-label={label}
      className={styles.words}
      value={words}
      onCompositionStart={() => {
        composing.current = new Promise((resolve) => {
          endWord.current = resolve;
        });
      }}
      onCompositionEnd={() => {
        composing.current = null;
        endWord.current();
      }}
      onChange={({ target }) => {
        setWords(target.value);
        onChange(toParagraphs(target.value));
      }}
    />
  );
}

/** Plain text as HTML, a paragraph for each line; '' for blank text. */
export function toParagraphs(words: string): string {
  if (words.trim() === '') return '';
  return words
    .split('\n')
    .map((line) => `<p>${escapeMarkup(line)}</p>`)
    .join('');
}
const escapeMarkup = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
