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
          {phrase}
        </Fragment>
      ))}
    </span>
  );
}

// Engines know different words: what the server broke stays as it is, so that the page comes alive as it was drawn.
function readPhrases(id: string, text: string): string[] | null {
  const drawn = typeof document === 'undefined' ? null : document.getElementById(id);
  // A space that must not break is drawn as one that does not.
  if (drawn?.textContent.replaceAll('\u00a0', ' ') !== text.replaceAll('\u00a0', ' ')) return null;
  return [...drawn.childNodes].flatMap(({ nodeValue }) => (nodeValue === null ? [] : [nodeValue]));
}
