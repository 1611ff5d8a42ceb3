import { useIsServed } from './use-is-served.ts';

const ESCAPES: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** JSON that cannot close a script element. */
export const serializeJsonLd = (data: object) =>
  JSON.stringify({ '@context': 'https://schema.org', ...data }).replace(
    /[<>&\u2028\u2029]/g,
    (letter) => ESCAPES[letter] ?? letter,
  );

/** Structured data (schema.org), in the served HTML only. */
export function JsonLd({ data }: { data: { '@type': string } & Record<string, unknown> }) {
  const isServed = useIsServed();
  return isServed ? (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // Escaped JSON, rendered by the server only.
      dangerouslySetInnerHTML={{ __html: serializeJsonLd(data) }}
    />
  ) : null;
}
