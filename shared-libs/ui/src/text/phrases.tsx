import type { ReactNode } from 'react';
import { Fragment, useId } from 'react';
import { splitPhrases } from './split-phrases.ts';

/** A heading's text, which breaks between phrases and never inside a word; anything but a text is shown as it is. */
export const Phrases = ({ children }: { children: ReactNode }) =>
  typeof children === 'string' ? <BrokenText text={children} /> : children;

function BrokenText({ text }: { text: string }) {
  const id = useId();
  const phrases = readPhrases(id, text) ?? splitPhrases(text);
  return (
    <span id={id} className="phrases">
      {phrases.map((phrase, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same text has the same phrases
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {hasSpace(phrase, phrases) ? <span>{phrase}</span> : phrase}
        </Fragment>
      ))}
    </span>
  );
}

/** A name of several words that stays on one line; a text without Chinese is one piece, and breaks. */
const hasSpace = (phrase: string, phrases: readonly string[]) =>
  phrases.length > 1 && /\S \S/.test(phrase);

// Engines know different words: what the server broke stays as it is, so that the page comes alive as it was drawn.
function readPhrases(id: string, text: string): string[] | null {
  const drawn = typeof document === 'undefined' ? null : document.getElementById(id);
  if (!drawn || drawn.textContent !== text) return null;
  return [...drawn.childNodes].flatMap(({ textContent }) => textContent || []);
}
