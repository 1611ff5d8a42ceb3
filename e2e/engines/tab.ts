export interface Size {
  width: number;
  height: number;
}
/** One window of a real browser, driven from outside, with as little as every engine can do. */
export interface Tab {
  readonly engine: string;
  /** Opens an address; answers when the document has been read, before its scripts have done their work. */
  goTo(url: string): Promise<void>;
  /** Runs a function in the page; arguments and answer are JSON. */
  run<T, A extends unknown[]>(
    work: (...args: A) => T | Promise<T>,
    ...args: A
  ): Promise<Awaited<T>>;
  /** Presses and lets go at a point of the window, in CSS pixels. */
  clickAt(x: number, y: number): Promise<void>;
  /** Types on the keyboard. */
  type(text: string): Promise<void>;
  /** Gives what is shown of the page another size, in CSS pixels; answers the width that it has then: not every window goes as narrow as asked. */
  resize(size: Size): Promise<number>;
  /** The window as PNG. */
  screenshot(): Promise<Buffer>;
  /** Errors of console and scripts since the last call, as far as the engine tells them. */
  takeErrors(): Promise<string[]>;
  close(): Promise<void>;
}

/** The window of every engine, in CSS pixels. */
export const SIZE: Size = { width: 1440, height: 900 };
export const PHONE: Size = { width: 390, height: 844 };

/** A function as an expression that calls it with these arguments. */
export const calling = (work: (...args: never[]) => unknown, args: unknown[]) =>
  `(${work})(...${JSON.stringify(args)})`;

/** Asks again until there is an answer that counts; fails with the sentence after the limit (milliseconds). */
export async function until<T>(
  sentence: string,
  ask: () => Promise<T | null | undefined | false>,
  limit = 60_000,
): Promise<T> {
  const end = Date.now() + limit;
  let last: unknown;
  while (Date.now() < end) {
    // A page that is just being left answers with an error.
    const answer = await ask().catch((error) => {
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
