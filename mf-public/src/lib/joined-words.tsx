import { Fragment } from 'react';

/** Short words that signs join, such as 英文＋數A＋自然（資工組） or 招生88名・學士・中文授課: a line ends after a sign or before a bracket, never inside a word. */
export const JoinedWords = ({ children }: { children: string }) => (
  <span className="phrases">
    {children
      // The wide plus by its number: a sign in the sources would pass for an icon.
      .replace(/[\uff0b、，・]|(?=（)/gu, '$&\n')
      .split('\n')
      .map((word, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same text has the same words
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {word}
        </Fragment>
      ))}
  </span>
);
