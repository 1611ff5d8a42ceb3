interface PolicyFactory {
  createPolicy(
    name: string,
    rules: Record<string, (text: string, type?: string, sink?: string) => string>,
  ): unknown;
}
const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;

/** Back office: the component library writes style text as markup-free strings; anything with markup is refused, save in documents that never run. */
export function guardMarkup(): void {
  factory?.createPolicy('default', {
    createHTML(text, _type, sink) {
      if (text.includes('<') && !sink?.startsWith('DOMParser'))
        throw new TypeError('Markup is never written as text here.');
      return text;
    },
  });
}
