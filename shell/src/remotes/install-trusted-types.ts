interface PolicyFactory {
  createPolicy(
    name: string,
    rules: Record<string, (text: string, type?: string, sink?: string) => string>,
  ): unknown;
}
const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;

// Imported first, before any module writes to the page: antd writes style text as HTML.
// Markup is refused outside inert documents.
factory?.createPolicy('default', {
  createHTML(text, _type, sink) {
    if (text.includes('<') && !sink?.startsWith('DOMParser'))
      throw new TypeError('Markup is never written as text here.');
    return text;
  },
});

export {};
