class PastDeadline extends Error {
  override name = 'PastDeadline';
}
export const isPastDeadline = (error: unknown): boolean => error instanceof PastDeadline;

/** The promise's value, or a rejection with this sentence when it takes longer (milliseconds). */
export async function withDeadline<T>(
  promise: Promise<T>,
  limit: number,
  sentence: string,
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new PastDeadline(sentence)), limit);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
