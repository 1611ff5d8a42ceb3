import type { ImageValue } from '@admissions/model';
import { findSharePicture } from '@admissions/protocol';
import { about, identity as own, type SiteIdentity } from '@admissions/site-content';
import { useIdentity, useSite } from '@admissions/ui';

/** The site's origin, and its identity as last saved by staff. */
export interface Publisher {
  origin: string;
  identity: SiteIdentity;
}

/** WGS 84. */
const PLACE = { latitude: 24.9703, longitude: 121.2635 };
const address = {
  '@type': 'PostalAddress',
  streetAddress: '遠東路135號',
  addressLocality: '中壢區',
  addressRegion: '桃園市',
  postalCode: '32003',
  addressCountry: 'TW',
};

// Structured only for the built-in address; an edited one is free text.
const toAddress = (identity: SiteIdentity) =>
  identity.address === own.address
    ? address
    : { '@type': 'PostalAddress', streetAddress: identity.address, addressCountry: 'TW' };

/** The university as referenced by other data. */
export const universityIn = ({ origin, identity }: Publisher) => ({
  '@type': 'CollegeOrUniversity',
  '@id': `${origin}/#university`,
  name: identity.nameShort,
  url: `${origin}/`,
});

export const universityData = ({ origin, identity }: Publisher) => ({
  ...universityIn({ origin, identity }),
  alternateName: identity.nameEnShort,
  description: about.description,
  logo: `${origin}/icon-512.png`,
  image: `${origin}/og.jpg`,
  telephone: `+886-${identity.phone.number.replace(/^0/, '')}`,
  email: identity.email.address,
  address: toAddress(identity),
  geo: { '@type': 'GeoCoordinates', ...PLACE },
  hasMap: identity.mapUrl,
  sameAs: ['https://www.yzu.edu.tw/'],
});

/** With its search action. */
export const siteData = ({ origin, identity }: Publisher) => ({
  '@type': 'WebSite',
  name: identity.name,
  alternateName: identity.nameEn,
  url: `${origin}/`,
  inLanguage: ['zh-Hant-TW', 'en'],
  publisher: { '@id': `${origin}/#university` },
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${origin}/search?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
});

/** For events and directions. */
export const campusData = (name: string, identity: SiteIdentity) => ({
  '@type': 'Place',
  name,
  address: toAddress(identity),
  geo: { '@type': 'GeoCoordinates', ...PLACE },
});

/** The sharing crop and the full picture. */
export const listPictures = (pic: ImageValue, origin: string) =>
  [findSharePicture(pic), pic.url].flatMap((path) => (path ? [origin + path] : []));

/** Origin and identity for structured data. */
export function usePublisher(): Publisher {
  const { origin } = useSite();
  return { origin, identity: useIdentity() };
}

/** ItemList (schema.org). */
export const listData = (name: string, entries: readonly { title: string; url: string }[]) => ({
  '@type': 'ItemList',
  name,
  itemListElement: entries.map(({ title, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    url,
  })),
});
