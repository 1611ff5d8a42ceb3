import { compress, reads } from '../base/encodings.ts';
import type { SharedAnswer } from '../cache/kept-reads.ts';

/** Less is sent as it is: it fits into the first packet. */
const SMALLEST = 1024;

/** An answer in what its asker reads, compressed once for all who ask for the same. Its tag is weak now, since the bytes are others. */
export async function packAnswer(
  answer: SharedAnswer,
  accepted: string | string[] | undefined,
): Promise<SharedAnswer> {
  const { status, headers, body } = answer;
  const encoding = (['br', 'gzip'] as const).find((each) => reads(each, accepted));
  const isText = /\bjson\b/.test(headers['content-type'] ?? '');
  if (!encoding || !isText || status !== 200 || headers['content-encoding']) return answer;
  if (body.length < SMALLEST) return answer;
  return {
    ...answer,
    headers: {
      ...headers,
      'content-encoding': encoding,
      vary: [...new Set([...(headers.vary?.split(/,\s*/) ?? []), 'accept-encoding'])].join(', '),
      ...(headers.etag && { etag: `W/${headers.etag.replace(/^W\//, '')}` }),
    },
    body: await compress[encoding](body),
  };
}
