import { routes } from './routes.tsx';

/** Compiled in: the shared package would return the shell's version. */
export const contract = '2';
export { routes };
