export { accessibility } from './accessibility.ts';
export { burger } from './burger.ts';
export { footer } from './footer.ts';
export { identity } from './identity.ts';
export { menu } from './menu.ts';
export { privacy } from './privacy.ts';
export { traffic } from './traffic.ts';
export { visitorForms } from './visitor-forms.ts';
