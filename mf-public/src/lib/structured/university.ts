import type { ImageValue } from '@admissions/model';
import { findSharePicture } from '@admissions/protocol';
import type { SiteIdentity } from '@admissions/site-content';
import { about, identity as own } from '@admissions/site-content';

/** Where the site is, and whose it is as staff wrote it last. */
export interface Publisher {
  origin: string;
  identity: SiteIdentity;
}

/** Where the university is (WGS 84). */
const PLACE = { latitude: 24.9703, longitude: 121.2635 };
const address = {
  '@type': 'PostalAddress',
  streetAddress: '遠東路135號',
  addressLocality: '中壢區',
  addressRegion: '桃園市',
  postalCode: '32003',
  addressCountry: 'TW',
};

// Taken apart only as long as it is the one that is known here.
const toAddress = (identity: SiteIdentity) =>
  identity.address === own.address
    ? address
    : { '@type': 'PostalAddress', streetAddress: identity.address, addressCountry: 'TW' };

/** The university, as other data refer to it. */
export const universityIn = (origin: string, identity: SiteIdentity) => ({
  '@type': 'CollegeOrUniversity',
  '@id': `${origin}/#university`,
  name: identity.nameShort,
  url: `${origin}/`,
});

/** All that is said of the university. */
export const universityData = (origin: string, identity: SiteIdentity) => ({
  ...universityIn(origin, identity),
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

/** The site, with where it is searched. */
export const siteData = (origin: string, identity: SiteIdentity) => ({
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

/** The campus as a place, for what happens there and for how to get there. */
export const campusData = (name: string, identity: SiteIdentity) => ({
  '@type': 'Place',
  name,
  address: toAddress(identity),
  geo: { '@type': 'GeoCoordinates', ...PLACE },
});

/** The cut of a picture that goes with shared links, and the picture as it is. */
export const listPictures = (pic: ImageValue, origin: string) =>
  [findSharePicture(pic), pic.url].flatMap((path) => (path ? [origin + path] : []));
