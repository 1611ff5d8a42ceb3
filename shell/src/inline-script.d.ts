declare module '*?inline-script' {
  /** A file and what it imports, as one small script for a document. */
  const script: string;
  export default script;
}
/** The entry of the page, whose address is put in when the document is drawn. */
declare module 'virtual:entry';
