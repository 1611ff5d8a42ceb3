class DeadlineError extends Error {
  override name = 'PastDeadline';
}
export const isDeadlineError = (error: unknown) => error instanceof DeadlineError;

/** Rejects with `message` after the timeout. */
export async function withDeadline<T>(
  promise: Promise<T>,
  timeoutMs: number,
  message: string,
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DeadlineError(message)), timeoutMs);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
