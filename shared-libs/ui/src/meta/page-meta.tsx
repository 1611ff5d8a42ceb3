import type { ImageValue } from '@admissions/contracts';
import { identity } from '@admissions/contracts/site';
import { useSite } from './site-context.ts';

interface PageMetaProps {
  /** The page's own title; the site's name is added. Left out on the home page. */
  title?: string;
  description: string;
  /** Path and query that the page is known by. */
  canonical: string;
  image?: ImageValue | null | undefined;
  type?: 'website' | 'article';
  isIndexed?: boolean;
}
/** Title, description, canonical address and sharing card of a page; React puts them into the head. */
export function PageMeta({ title, description, canonical, image, type = 'website', isIndexed = true }: PageMetaProps) {
  const { origin } = useSite();
  const whole = title ? `${title}｜${identity.name}` : identity.title;
  return (
    <>
      <title>{whole}</title>
      <meta name="description" content={description} />
      {isIndexed ? <link rel="canonical" href={origin + canonical} /> : <meta name="robots" content="noindex,follow" />}
      <meta property="og:type" content={type} />
      <meta property="og:locale" content="zh_TW" />
      <meta property="og:site_name" content={identity.name} />
      <meta property="og:title" content={title ?? identity.title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={origin + canonical} />
      {image && <meta property="og:image" content={origin + image.url} />}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
