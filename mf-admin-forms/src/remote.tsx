export const contract = '1';
export { routes } from './routes.tsx';
