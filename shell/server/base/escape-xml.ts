// Of what XML 1.0 does not allow nothing may stay: one such sign and no reader reads the rest.
const NOT_IN_XML = /(?![\t\n\r])\p{Cc}|\p{Surrogate}|[\ufffe\uffff]/gu;
const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** A text as it stands between or inside XML tags. */
export const escapeXml = (text: string): string =>
  text.replace(NOT_IN_XML, '').replace(/[&<>"']/g, (sign) => ENTITIES[sign] as string);
