declare module '*?inline-script' {
  /** A file and its imports, bundled as one small inline script. */
  const script: string;
  export default script;
}
/** Placeholder of the page's entry, replaced when the document is rendered. */
declare module 'virtual:entry';
