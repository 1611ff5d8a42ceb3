/** What the framing of a request shows in; the raw headers as Node gives them, names and values in turn. */
interface Framed {
  httpVersion?: string;
  method?: string | undefined;
  headers: { [name: string]: string | string[] | undefined };
  rawHeaders: readonly string[];
}

/** Methods that carry a body here; on any other one a body is refused, so that nothing can hide in it. */
const WITH_BODY = new Set(['POST', 'PUT', 'PATCH']);
/** Of two of these each program would choose one by itself. */
const SINGLE = new Map(
  [
    'host',
    'authorization',
    'content-type',
    'content-length',
    'transfer-encoding',
    'origin',
    'sec-fetch-site',
  ].map((name, at) => [name, 1 << at]),
);

/** Why nothing may be read behind this request on its connection, as words for the log; null when all is in order. */
export function oddFraming({
  httpVersion,
  method = '',
  headers,
  rawHeaders,
}: Framed): string | null {
  // HTTP/1.0 has no chunks: the next server may read another end of this body.
  if (httpVersion === '1.0' && headers['transfer-encoding'] !== undefined)
    return 'chunks in HTTP/1.0';
  if (!WITH_BODY.has(method) && announcesBody(headers)) return 'a body where none belongs';
  const doubled = findDoubled(rawHeaders);
  return doubled === null ? null : `two headers named ${doubled}`;
}

function findDoubled(rawHeaders: readonly string[]): string | null {
  // A bit for each: every request comes by here.
  let seen = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = (rawHeaders[at] as string).toLowerCase();
    const bit = SINGLE.get(name) ?? 0;
    if ((seen & bit) !== 0) return name;
    seen |= bit;
  }
  return null;
}

/** The headers that frame a request's body on its way to the next server: decided here, never copied. */
export function framingHeaders({
  method = '',
  headers,
}: Pick<Framed, 'method' | 'headers'>): Record<string, string> {
  if (!WITH_BODY.has(method)) return {};
  if (headers['transfer-encoding'] !== undefined) return { 'transfer-encoding': 'chunked' };
  // The parser has let digits through only, so that this is the number that it counts itself.
  return { 'content-length': String(Number(headers['content-length'] ?? 0)) };
}

/** Whether headers say that a body follows. */
export const announcesBody = ({
  'transfer-encoding': coding,
  'content-length': length,
}: Framed['headers']): boolean => coding !== undefined || (length !== undefined && length !== '0');
