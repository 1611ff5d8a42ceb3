/** Names are generated, so this also blocks path traversal. */
export const MEDIA_NAME = /^[a-zA-Z0-9_-]{1,80}\.(avif|webp|mp4|pdf|docx|xlsx|odt)$/;

const OFFICE = 'application/vnd.openxmlformats-officedocument';
const TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  mp4: 'video/mp4',
  pdf: 'application/pdf',
  docx: `${OFFICE}.wordprocessingml.document`,
  xlsx: `${OFFICE}.spreadsheetml.sheet`,
  odt: 'application/vnd.oasis.opendocument.text',
};
const DOCUMENTS = ['pdf', 'docx', 'xlsx', 'odt'];

export const findMediaType = (name: string): string =>
  TYPES[readEnding(name)] ?? 'application/octet-stream';
/** Downloaded only: displayed inline they would run in the site's origin. */
export const isDocument = (name: string): boolean => DOCUMENTS.includes(readEnding(name));
/** The extension for an accepted document type; else undefined. */
export const findDocumentEnding = (type: string): string | undefined =>
  DOCUMENTS.find((ending) => TYPES[ending] === type);
export const DOCUMENT_TYPES: readonly string[] = DOCUMENTS.map((ending) => TYPES[ending] as string);

const readEnding = (name: string) => name.split('.').pop() ?? '';
