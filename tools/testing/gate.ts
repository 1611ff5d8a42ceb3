/** A promise, and the function that fulfils it later in the test. */
export function createGate<T = void>() {
  let open: (value: T) => void = () => {};
  const promise = new Promise<T>((resolve) => {
    open = resolve;
  });
  return { promise, open: (value: T) => open(value) };
}
