/** Messages by field name; nested fields are joined by dots, list items by their index: `dates.end`, `body.2.text`. */
export type FieldErrors = Record<string, string[]>;
