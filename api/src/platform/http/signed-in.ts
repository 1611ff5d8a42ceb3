export { requireAdmin, type SignedIn } from './typed-routes.ts';
