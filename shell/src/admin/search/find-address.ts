import { buildStaffUrl, parseUrl, publicUrlOf } from '@admissions/model';
import { question } from '@admissions/model/forms';
import { KINDS, type KindId, kindOf, PUBLIC_PATHS } from '@admissions/model/kinds';
import type { AllowedReleases } from '@admissions/protocol/releases';
import { visitorForms } from '@admissions/site-content';
import type { Screen } from '../menu/build-menu.ts';

const STAFF_PREFIX = '/admin/';
const ADDRESS_START = /^(https?:\/\/|\/(?![/\\]))/i;
/** Form pages, which no entry creates. */
const FORMS = [...visitorForms, { key: question.name, href: '/formQuestion' }] as const;
/** Settings of every form: consent text and banners. */
const FORM_SETTINGS: readonly KindId[] = ['setting.privacy', 'ad.banner'];

/** The typed page address of this site, with or without origin; null when it is none. */
export function parseAddress(typed: string, origin: string) {
  const address = ADDRESS_START.test(typed) ? parseUrl(typed, origin) : null;
  if (!address) return null;
  address.pathname = address.pathname.replace(/(.)\/$/, '$1');
  const { host, pathname } = address;
  const isPage = PUBLIC_PATHS.has(pathname) || pathname.startsWith(STAFF_PREFIX);
  return isPage && host === new URL(origin).host ? address : null;
}

/** The account's screens that edit the page of an address, or the screen with that address. */
export function findAddressScreens(
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
  screens: readonly Screen[],
  registry: AllowedReleases,
): Screen[] {
  const claims = registry.flatMap(({ manifest }) => manifest.claims);
  const findScreen = (path: string): Screen[] => {
    const claim = claims.find((each) => each.path === path);
    return screens.filter((screen) => screen.path === (claim?.parent ?? path));
  };
  if (pathname.startsWith(STAFF_PREFIX))
    return findScreen(pathname).map((screen) => ({ ...screen, path: pathname + search }));
  const ownKinds = KINDS.filter((kind) => toPath(publicUrlOf(kind, { id: 1 })) === pathname);
  const shownKinds = KINDS.filter(({ page }) => page && toPath(page.page) === pathname);
  const paths = [
    ...findForm(pathname),
    ...[...ownKinds, ...shownKinds, ...findBanners(pathname)].map((kind) =>
      toPath(buildStaffUrl(kind, 1)),
    ),
  ];
  return [...new Set(paths.flatMap((path) => findScreen(path ?? '')))];
}

const toPath = (url: string | null) => url && (url.split(/[?#]/)[0] as string);

/** The banner screens of a page. */
function findBanners(pathname: string) {
  const bannerKind = kindOf('ad.banner');
  const names = bannerKind.fields.page?.options;
  return names?.includes(pathname === '/' ? 'home' : pathname.slice(1)) ? [bannerKind] : [];
}

/** The inbox of a form and the screens of its settings. */
function findForm(pathname: string) {
  const form = FORMS.find(({ href }) => href === pathname);
  if (!form) return [];
  const settings =
    form.key === 'visit' ? ['highschool.visitDays' as const, ...FORM_SETTINGS] : FORM_SETTINGS;
  return [
    `${STAFF_PREFIX}forms/${form.key}_list`,
    ...settings.map((kind) => toPath(buildStaffUrl(kindOf(kind), 1))),
  ];
}
