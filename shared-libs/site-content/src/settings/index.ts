export { SETTING_PRESETS } from './presets.ts';
export type { SiteSettings } from './to-changed-texts.ts';
export { toChangedTexts } from './to-changed-texts.ts';
export { toIdentity } from './to-identity.ts';
export { toMenu } from './to-menu.ts';
export { toPrivacy } from './to-privacy.ts';
