import './style.css';

export { LanguageInput } from './forms/language-input.tsx';
export { Breadcrumbs } from './layout/breadcrumbs.tsx';
export { Container } from './layout/container.tsx';
export { Fold } from './layout/fold.tsx';
export { PageHero } from './layout/page-hero.tsx';
export { Results } from './layout/results.tsx';
export { Section } from './layout/section.tsx';
export { EmptyState, SectionError } from './layout/states.tsx';
export { Gallery, isLong } from './media/gallery.tsx';
export { Picture } from './media/picture.tsx';
export { VideoPlayer } from './media/video-player.tsx';
export { JsonLd } from './meta/json-ld.tsx';
export { PageMeta } from './meta/page-meta.tsx';
export {
  SiteContext,
  SiteMenuContext,
  SiteTextsContext,
  useIdentity,
  useSite,
  useSiteMenu,
  useSiteTexts,
} from './meta/site-context.ts';
export { useIsServed } from './meta/use-is-served.ts';
export { Button, ButtonLink, MoreLink } from './nav/button.tsx';
export { ChipLinks, Tag } from './nav/chips.tsx';
export { DownloadLink, downloadUrl } from './nav/download-link.tsx';
export { Icon } from './nav/icon.tsx';
export { PageLink } from './nav/page-link.tsx';
export { Pagination } from './nav/pagination.tsx';
export { PopularLinks } from './nav/popular-links.tsx';
export { SmartLink } from './nav/smart-link.tsx';
export {
  EditionContext,
  EnglishPagesContext,
  useAddress,
  useHasTranslation,
} from './nav/use-address.ts';
export { Chinese } from './text/chinese.tsx';
export { dayParts, dayText } from './text/dates.ts';
export { OpeningHours, Phrases } from './text/phrases.tsx';
