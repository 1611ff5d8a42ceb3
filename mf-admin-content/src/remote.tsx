import { routes } from './routes.tsx';

/** What this remote was written for: from the shared package it would always be the shell's own. */
export const contract = '1';
export const messages = {};
export { routes };
