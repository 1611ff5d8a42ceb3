import { useSite } from '@admissions/ui';

/** Tells search engines where the same page is in the other language. */
export function Alternates({ href }: { href: string }) {
  const { origin } = useSite();
  const english = `${href}${href.includes('?') ? '&' : '?'}lang=en`;
  return (
    <>
      <link rel="alternate" hrefLang="zh-Hant" href={origin + href} />
      <link rel="alternate" hrefLang="en" href={origin + english} />
      <link rel="alternate" hrefLang="x-default" href={origin + href} />
    </>
  );
}
