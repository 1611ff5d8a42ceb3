import type { TextRange } from '@admissions/protocol';

/** A text with some of its parts marked; the parts come in order and do not overlap. */
export function Marked({ text, marks }: { text: string; marks: readonly TextRange[] }) {
  const edges = [0, ...marks.flat(), text.length];
  return edges.slice(1).map((end, index) => {
    const part = text.slice(edges[index], end);
    // Every second part is one that was found.
    const key = `${edges[index]} ${index}`;
    return index % 2 === 1 ? <mark key={key}>{part}</mark> : <span key={key}>{part}</span>;
  });
}
