export type MessageParams = Readonly<Record<string, string | number>>;

/** The sentence with `{name}` in it replaced by the parameter of that name. */
export const filled = (sentence: string, params: MessageParams = {}): string =>
  sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));
