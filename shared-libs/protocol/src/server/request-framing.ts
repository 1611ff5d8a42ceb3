interface RequestHead {
  httpVersion?: string;
  method?: string | undefined;
  headers: { [name: string]: string | string[] | undefined };
  /** As Node provides them, alternating names and values. */
  rawHeaders: readonly string[];
}

/** Methods with a body; on others a body is refused, so that nothing can hide in it. */
const METHODS_WITH_BODY = new Set(['POST', 'PUT', 'PATCH']);
/** When one of these is repeated, proxy and API may read different values. */
const SINGLE_HEADERS = new Set([
  'host',
  'authorization',
  'content-type',
  'content-length',
  'transfer-encoding',
  'origin',
  'sec-fetch-site',
]);

/** Reason to close the connection after this request, for the log; or null. */
export function findFramingProblem({ httpVersion, method = '', headers, rawHeaders }: RequestHead) {
  // HTTP/1.0 has no chunks: the next server may see another end.
  if (httpVersion === '1.0' && headers['transfer-encoding'] !== undefined)
    return 'chunks in HTTP/1.0';
  if (!METHODS_WITH_BODY.has(method) && hasBody(headers)) return 'a body where none belongs';
  const duplicate = findDuplicateHeader(rawHeaders);
  return duplicate === null ? null : `two headers named ${duplicate}`;
}

function findDuplicateHeader(rawHeaders: readonly string[]) {
  const seen = new Set<string>();
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = (rawHeaders[at] as string).toLowerCase();
    if (seen.has(name)) return name;
    if (SINGLE_HEADERS.has(name)) seen.add(name);
  }
  return null;
}

/** Framing headers to the next server, never copied from the request. */
export function buildFramingHeaders({
  method = '',
  headers,
}: Pick<RequestHead, 'method' | 'headers'>): Record<string, string> {
  if (!METHODS_WITH_BODY.has(method)) return {};
  if (headers['transfer-encoding'] !== undefined) return { 'transfer-encoding': 'chunked' };
  // The parser accepts digits only, so this is the number that it counts.
  return { 'content-length': String(Number(headers['content-length'] ?? 0)) };
}

export const hasBody = ({
  'transfer-encoding': coding,
  'content-length': length,
}: RequestHead['headers']) => coding !== undefined || (length !== undefined && length !== '0');
