/** The same keys with other values. */
export const mapValues = <V, W>(
  record: Readonly<Record<string, V>>,
  convert: (value: V, name: string) => W,
) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, convert(value, name)]));
