import { addressIn } from '@admissions/contracts';
import { useSite } from '@admissions/ui';

/** Tells search engines where the same page is in the other language. */
export function Alternates({ href }: { href: string }) {
  const { origin } = useSite();
  return (
    <>
      <link rel="alternate" hrefLang="zh-Hant-TW" href={origin + href} />
      <link rel="alternate" hrefLang="en" href={origin + addressIn('en', href)} />
      <link rel="alternate" hrefLang="x-default" href={origin + href} />
    </>
  );
}
