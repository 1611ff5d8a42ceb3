export const contract = '2';
export { routes } from './routes.tsx';
