/** The same thing whenever it is asked for, made when it is asked for first: what few processes need costs the others neither time nor memory. */
export function lazily<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
