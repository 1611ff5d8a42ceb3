import { Fragment, type ReactNode, useId } from 'react';
import { splitPhrases } from './split-phrases.ts';

/** A heading that breaks between phrases only; other children are unchanged. */
export const Phrases = ({ children }: { children: ReactNode }) =>
  typeof children === 'string' ? <PhrasedText text={children} /> : children;

function PhrasedText({ text }: { text: string }) {
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

/** A name on one line; text without Chinese may break. */
const hasSpace = (phrase: string, phrases: readonly string[]) =>
  phrases.length > 1 && /\S \S/.test(phrase);

// Segmenters differ: hydration reuses the server's breaks.
function readPhrases(id: string, text: string): string[] | null {
  const rendered = typeof document === 'undefined' ? null : document.getElementById(id);
  if (!rendered || rendered.textContent !== text) return null;
  return [...rendered.childNodes].flatMap(({ textContent }) => textContent || []);
}

/** Opening hours without line breaks inside a range. */
export const OpeningHours = ({ children }: { children: string }) =>
  children.split(/([\d:]+–[\d:]+、?)/u).map((part, index) =>
    index % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same hours have the same parts
      <span key={index} className="unbroken">
        {part}
      </span>
    ) : (
      part
    ),
  );
