const OFFICE = 'application/vnd.openxmlformats-officedocument';
const OPEN = 'application/vnd.oasis.opendocument';
const DOCUMENTS: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  docx: `${OFFICE}.wordprocessingml.document`,
  xlsx: `${OFFICE}.spreadsheetml.sheet`,
  pptx: `${OFFICE}.presentationml.presentation`,
  odt: `${OPEN}.text`,
  ods: `${OPEN}.spreadsheet`,
  odp: `${OPEN}.presentation`,
};
const TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpeg: 'image/jpeg',
  mp4: 'video/mp4',
  ...DOCUMENTS,
};
/** Names are generated, so this also blocks path traversal. */
export const MEDIA_NAME = new RegExp(`^[a-zA-Z0-9_-]{1,80}\\.(${Object.keys(TYPES).join('|')})$`);

export const findMediaType = (name: string): string =>
  TYPES[readEnding(name)] ?? 'application/octet-stream';
export const isDocument = (name: string) => Object.hasOwn(DOCUMENTS, readEnding(name));
/** The extension for an accepted document type; else undefined. */
export const findDocumentEnding = (type: string) =>
  Object.keys(DOCUMENTS).find((ending) => DOCUMENTS[ending] === type);
export const DOCUMENT_TYPES: readonly string[] = Object.values(DOCUMENTS);
/** For the error message at the field. */
export const ALLOWED_FORMATS = `JPEG, PNG, WebP, AVIF, GIF, MP4, ${Object.keys(DOCUMENTS).join(', ').toUpperCase()}`;

export const readEnding = (name: string) => name.split('.').pop() ?? '';
