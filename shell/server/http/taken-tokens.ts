/** So long (milliseconds) an application token counts as good that the API took: it ends by time alone. */
const GOOD_FOR = 60_000;
const MOST = 20_000;

export type TakenTokens = ReturnType<typeof createTakenTokens>;

/** The application tokens that the API has just taken. */
export function createTakenTokens() {
  const goodUntil = new Map<string, number>();
  return {
    /** Hears how the API answered who sent this one. */
    note(authorization: string, status: number) {
      goodUntil.delete(authorization);
      if (status !== 200 && status !== 304) return;
      if (goodUntil.size >= MOST) goodUntil.delete(goodUntil.keys().next().value as string);
      goodUntil.set(authorization, Date.now() + GOOD_FOR);
    },
    isTaken: (authorization = ''): boolean => (goodUntil.get(authorization) ?? 0) > Date.now(),
  };
}
