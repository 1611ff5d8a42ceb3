import { useIsServed } from './use-is-served.ts';

const ESCAPES: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** The data as JSON that cannot end a script element. */
export const serializeJsonLd = (data: object) =>
  JSON.stringify({ '@context': 'https://schema.org', ...data }).replace(
    /[<>&\u2028\u2029]/g,
    (letter) => ESCAPES[letter] ?? letter,
  );

/** Structured data for search engines (schema.org). It stands in the served HTML only: who changes pages in the browser is no search engine. */
export function JsonLd({ data }: { data: { '@type': string } & Record<string, unknown> }) {
  const isServed = useIsServed();
  return isServed ? (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // JSON, escaped; written by the server alone.
      dangerouslySetInnerHTML={{ __html: serializeJsonLd(data) }}
    />
  ) : null;
}
