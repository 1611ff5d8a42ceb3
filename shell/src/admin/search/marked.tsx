import type { TextRange } from '@admissions/protocol';

/** Highlights ranges of a text; they are sorted and do not overlap. */
export function Marked({ text, marks }: { text: string; marks: readonly TextRange[] }) {
  const edges = [0, ...marks.flat(), text.length];
  return edges.slice(1).map((end, index) => {
    const part = text.slice(edges[index], end);
    // Every second part is a match.
    const key = `${edges[index]} ${index}`;
    return index % 2 === 1 ? <mark key={key}>{part}</mark> : <span key={key}>{part}</span>;
  });
}
