import type { AnyKind } from '@admissions/model';

/** The text that a test renames: the title, or of a kind without one that of its first list row. */
export function findTitle(kind: AnyKind) {
  const lists = Object.keys(kind.fields).filter((name) => kind.fields[name]?.type === 'list');
  const [list] = kind.title === 'id' ? lists : [];
  const inRow = (words: string, rows: unknown) =>
    (rows as object[]).map((row, index) => (index === 0 ? { ...row, label: words } : row));
  return {
    name: list ?? kind.title,
    of: (words: string, sent: Record<string, unknown>): unknown =>
      list ? inRow(words, sent[list]) : words,
  };
}
