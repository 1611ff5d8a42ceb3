import type { RefObject } from 'react';
import { useLayoutEffect, useRef, useState } from 'react';
import styles from './typing-placeholder.module.css';

interface TypingPlaceholderProps {
  label: string;
  onChange: (html: string) => void;
  /** Set when the words give way to the editor while somebody is typing. */
  wasFocused: RefObject<boolean>;
  /** As long as an input method puts a word together: until it is done. */
  composing: RefObject<Promise<void> | null>;
}
/** Stands for the editor while it is loaded, and takes what is typed: nobody's first words are lost. */
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

/** Plain words as HTML, a paragraph for each line; '' without words. */
export function toParagraphs(words: string): string {
  if (words.trim() === '') return '';
  return words
    .split('\n')
    .map((line) => `<p>${escapeMarkup(line)}</p>`)
    .join('');
}
const escapeMarkup = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
