/** The node that shows now in place of a removed text, or of its earlier replacement. */
const replacements = new WeakMap<Node, ChildNode>();

/**
 * Browsers' translators replace text nodes, in Chrome by `<font>`, but React goes on using its own:
 * it would show old words or throw. Here a text returns before React moves, removes or changes it.
 */
export function guardAgainstTranslation() {
  const observer = new MutationObserver((records) => {
    const used = new Set<Node>();
    for (const record of records) {
      if (record.type === 'characterData') restore(record.target);
      for (const removed of record.removedNodes) {
        if (!(removed instanceof Text || removed.nodeName === 'FONT')) continue;
        const replacement = findReplacement(record, records, used);
        if (!replacement || !isReplaced(removed, replacement)) continue;
        // Wrapped twice: the outer element is in its position.
        if (replacements.get(removed)?.contains(replacement)) continue;
        used.add(replacement);
        replacements.delete(replacement);
        replacements.set(removed, replacement);
        observer.observe(removed, { characterData: true });
      }
    }
  });
  observer.observe(document, { childList: true, subtree: true });

  for (const method of ['appendChild', 'insertBefore', 'removeChild'] as const) {
    const native = Node.prototype[method] as (...nodes: (Node | null)[]) => Node;
    Object.assign(Node.prototype, {
      [method](this: Node, ...nodes: (Node | null)[]) {
        for (const node of nodes) if (node) restore(node);
        return native.apply(this, nodes);
      },
    });
  }
}

/** What was added in the position of a removed node, by the same change or the one beside it. */
function findReplacement(
  { target, previousSibling, nextSibling }: MutationRecord,
  records: readonly MutationRecord[],
  used: ReadonlySet<Node>,
): ChildNode | undefined {
  // Editors replace their texts themselves.
  if ((target as HTMLElement).isContentEditable) return undefined;
  return records
    .filter((each) => each.target === target)
    .flatMap((each) =>
      ([...each.addedNodes] as ChildNode[]).filter(
        (added) =>
          !used.has(added) &&
          (added === previousSibling ||
            added === nextSibling ||
            (each.previousSibling === previousSibling && each.nextSibling === nextSibling)),
      ),
    )[0];
}

/** A translator may put the text into its replacement. */
const isReplaced = (node: Node, replacement: ChildNode) =>
  node !== replacement && (node.parentNode === null || replacement.contains(node));

function restore(text: Node) {
  let replacement = replacements.get(text);
  if (!replacement) return;
  replacements.delete(text);
  while (replacement?.parentNode === null) replacement = replacements.get(replacement);
  if (replacement && isReplaced(text, replacement)) replacement.replaceWith(text);
}
