/** Messages by field path: `dates.end`, `body.2.text`. */
export type FieldErrors = Record<string, string[]>;
