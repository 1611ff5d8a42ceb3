/** An invalid or too large archive; the message is a sentence. */
export class BadArchive extends Error {
  override name = 'BadArchive';
  /** Whether a limit was exceeded. */
  readonly isTooLarge: boolean;
  constructor(message: string, { isTooLarge = false, ...options }: BadArchiveOptions = {}) {
    super(message, options);
    this.isTooLarge = isTooLarge;
  }
}
interface BadArchiveOptions extends ErrorOptions {
  isTooLarge?: boolean;
}
