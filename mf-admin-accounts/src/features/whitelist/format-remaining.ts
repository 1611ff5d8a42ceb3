/** Seconds as minutes and seconds, 4:09; never below none. */
export function formatRemaining(seconds: number): string {
  const left = Math.max(0, seconds);
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
}
