/** Longer texts are worked out anew: nobody asks for one twice. */
const LONGEST = 500;

/** The same function of a text, which remembers what it answered last; what it throws it throws again. */
export function remembered<T>(work: (text: string) => T, most = 1000): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const made = work(text);
    if (text.length > LONGEST) return made;
    if (known.size >= most) known.delete(known.keys().next().value as string);
    known.set(text, made);
    return made;
  };
}
