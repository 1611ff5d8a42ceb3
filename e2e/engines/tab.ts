export interface Size {
  width: number;
  height: number;
}
/** One browser window, limited to what every engine supports. */
export interface Tab {
  readonly engine: string;
  /** Resolves when the document is parsed, before its scripts finish. */
  goTo(url: string): Promise<void>;
  /** Runs a function in the page; arguments and result are JSON. */
  run<T, A extends unknown[]>(
    work: (...args: A) => T | Promise<T>,
    ...args: A
  ): Promise<Awaited<T>>;
  /** Clicks a point of the window, in CSS pixels. */
  clickAt(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  /** Presses Control and this key. */
  pressControl(key: string): Promise<void>;
  /** Size in CSS pixels; returns the actual width, since windows have a minimum. */
  resize(size: Size): Promise<number>;
  /** Console and script errors since the last call, as far as the engine reports them. */
  takeErrors(): Promise<string[]>;
  close(): Promise<void>;
}

/** Control and a key, as WebDriver's key actions. */
export const controlWith = (value: string) => ({
  type: 'key',
  id: 'keyboard',
  actions: [
    { type: 'keyDown', value: '\uE009' },
    { type: 'keyDown', value },
    { type: 'keyUp', value },
    { type: 'keyUp', value: '\uE009' },
  ],
});

/** Default window of every engine, in CSS pixels. */
export const SIZE: Size = { width: 1440, height: 900 };
export const PHONE: Size = { width: 390, height: 844 };

/** An expression that calls the function with these arguments. */
export const calling = (work: (...args: never[]) => unknown, args: unknown[]) =>
  `(${work})(...${JSON.stringify(args)})`;

/** Polls until the result is truthy; fails with `sentence` after `limit` milliseconds. */
export async function until<T>(
  sentence: string,
  poll: () => Promise<T | null | undefined | false>,
  limit = 60_000,
): Promise<T> {
  const end = Date.now() + limit;
  let last: unknown;
  while (Date.now() < end) {
    // A page that is being left answers with an error.
    const answer = await poll().catch((error) => {
      last = error;
      return null;
    });
    if (answer) return answer;
    await new Promise((done) => setTimeout(done, 150));
  }
  throw new Error(
    `Not within ${limit / 1000} s: ${sentence}${last ? ` (${(last as Error).message})` : ''}`,
  );
}
