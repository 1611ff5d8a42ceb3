import { fileTypeFromBuffer } from 'file-type';

/** What the first bytes may say a picture is; what the sender says it is does not count. */
const PICTURES = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif']);
const DOCUMENT = 'application/pdf';
/** In the words of the message at the field. */
export const ALLOWED = 'JPEG, PNG, WebP, AVIF, PDF';

/** `picture`, `document`, or null for everything else. */
export async function sortOf(bytes: Uint8Array): Promise<'picture' | 'document' | null> {
  const found = await fileTypeFromBuffer(bytes);
  if (found && PICTURES.has(found.mime)) return 'picture';
  return found?.mime === DOCUMENT ? 'document' : null;
}
