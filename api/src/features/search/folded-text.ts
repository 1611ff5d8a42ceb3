// A character with the marks that combine with it.
const CLUSTER = /\P{M}\p{M}*/gu;

/** A text as it is compared: width, case, and the two ways to write Taiwan make no difference. */
interface FoldedText {
  text: string;
  /** Where in the original each unit of `text` begins, and at the end the original's length. */
  origins: number[];
}

/** Folds a text and remembers where its characters came from. */
export function folded(original: string): FoldedText {
  const origins: number[] = [];
  let text = '';
  for (const { 0: cluster, index } of original.matchAll(CLUSTER)) {
    const plain = cluster
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll('臺', '台')
      .replace(/\s|\p{Cc}/gu, ' ');
    text += plain;
    for (let unit = 0; unit < plain.length; unit++) origins.push(index);
  }
  origins.push(original.length);
  return { text, origins };
}
