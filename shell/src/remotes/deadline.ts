class DeadlineError extends Error {
  override name = 'PastDeadline';
}
export const isDeadlineError = (error: unknown): boolean => error instanceof DeadlineError;

/** The promise's value, or a rejection with this sentence when it takes longer (milliseconds). */
export async function withDeadline<T>(
  promise: Promise<T>,
  timeoutMs: number,
  sentence: string,
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DeadlineError(sentence)), timeoutMs);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
