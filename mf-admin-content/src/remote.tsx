import { routes } from './routes.tsx';

/** Compiled in: read from the shared package it would always be the shell's own. */
export const contract = '2';
export { routes };
