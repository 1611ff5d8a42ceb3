import { useIsServed } from './use-is-served.ts';

/** JSON that cannot close a script element. */
const serializeJsonLd = (data: object) =>
  JSON.stringify({ '@context': 'https://schema.org', ...data }).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
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
