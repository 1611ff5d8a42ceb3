/** The HTTP status that the query of the error page names; 500 when it names none. */
export function statusIn(search: string): number {
  const status = new URLSearchParams(search).get('statusCode') ?? '';
  return /^[45]\d\d$/.test(status) ? Number(status) : 500;
}
