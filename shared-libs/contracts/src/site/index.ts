export { about } from './about.ts';
export { accessibility } from './accessibility.ts';
export { burger } from './burger.ts';
export { footer } from './footer.ts';
export { identity } from './identity.ts';
export { englishMenu, menu } from './menu.ts';
export type { SiteMenu, SiteMenuGroup, SiteMenuLink } from './menu-groups.ts';
export { privacy } from './privacy.ts';
export type {
  SiteFooter,
  SiteIdentity,
  SitePrivacy,
  SiteWords,
} from './site-words.ts';
export { traffic } from './traffic.ts';
export { visitorForms } from './visitor-forms.ts';
