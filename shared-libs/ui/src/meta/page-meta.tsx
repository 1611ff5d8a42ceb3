import { type ImageValue, localizeAddress, taipeiDayStart } from '@admissions/model';
import { findSharePicture, SHARE_PICTURE } from '@admissions/protocol';
import { useMessage } from '@admissions/store';
import { useIdentity, useSite } from './site-context.ts';

interface PageMetaProps {
  /** Title without the site's name; omitted on the home page. */
  title?: string;
  description: string;
  /** Canonical path and query. */
  canonical: string;
  image?: ImageValue | null | undefined;
  type?: 'website' | 'article';
  /** Day or moment (ISO 8601) of an article. */
  publishedAt?: string;
  isIndexed?: boolean;
}
/** For pages without a picture of their own. */
const SITE_PICTURE = '/og.jpg';

/** Title, description, canonical address and sharing card. */
export function PageMeta({
  title,
  description,
  canonical,
  image,
  type = 'website',
  publishedAt,
  isIndexed = true,
}: PageMetaProps) {
  const { origin, address, hasEnglish = false } = useSite();
  const identity = useIdentity();
  // The layout of the earlier edition sets `noindex`; a canonical address would contradict it.
  const isEarlierEdition = /^\/original(\/|$)/.test(address);
  const { locale } = useMessage();
  const isEnglish = locale === 'en';
  const name = isEnglish ? identity.nameEn : identity.name;
  // Pages join title parts with ｜; English titles use a plain bar.
  const ownTitle = isEnglish ? title?.replaceAll('｜', ' | ') : title;
  const siteTitle = isEnglish ? name : identity.title;
  const fullTitle = ownTitle ? `${ownTitle}${isEnglish ? ' | ' : '｜'}${name}` : siteTitle;
  // Without an English text the Chinese address is canonical.
  const canonicalAddress = hasEnglish && isEnglish ? localizeAddress('en', canonical) : canonical;
  const picture = (image && findSharePicture(image)) ?? SITE_PICTURE;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {!isEarlierEdition &&
        (isIndexed ? (
          <>
            <link rel="canonical" href={origin + canonicalAddress} />
            {hasEnglish && <LanguageAlternates chinese={canonical} />}
          </>
        ) : (
          <meta name="robots" content="noindex,follow" />
        ))}
      <meta property="og:type" content={type} />
      <meta property="og:locale" content={isEnglish ? 'en_US' : 'zh_TW'} />
      <meta property="og:site_name" content={name} />
      <meta property="og:title" content={ownTitle ?? fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={origin + canonicalAddress} />
      <meta property="og:image" content={origin + picture} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content={String(SHARE_PICTURE.width)} />
      <meta property="og:image:height" content={String(SHARE_PICTURE.height)} />
      <meta
        property="og:image:alt"
        content={picture === SITE_PICTURE ? name : image?.alt || (title ?? fullTitle)}
      />
      {publishedAt && (
        <meta
          property="article:published_time"
          content={publishedAt.length === 10 ? taipeiDayStart(publishedAt) : publishedAt}
        />
      )}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={ownTitle ?? fullTitle} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={origin + picture} />
    </>
  );
}

/** `hreflang` links. */
function LanguageAlternates({ chinese }: { chinese: string }) {
  const { origin } = useSite();
  return (
    <>
      <link rel="alternate" hrefLang="zh-Hant-TW" href={origin + chinese} />
      <link rel="alternate" hrefLang="en" href={origin + localizeAddress('en', chinese)} />
      <link rel="alternate" hrefLang="x-default" href={origin + chinese} />
    </>
  );
}
