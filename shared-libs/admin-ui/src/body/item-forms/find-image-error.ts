/** The message of a picture, from any of its parts. */
export const findImageError = (errors: Record<string, string>, path: string): string | undefined =>
  errors[path] ?? Object.entries(errors).find(([name]) => name.startsWith(`${path}.`))?.[1];
