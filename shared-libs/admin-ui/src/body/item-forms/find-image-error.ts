/** The message of a picture, whichever of its parts it is about. */
export const findImageError = (errors: Record<string, string>, path: string): string | undefined =>
  errors[path] ?? Object.entries(errors).find(([name]) => name.startsWith(`${path}.`))?.[1];
