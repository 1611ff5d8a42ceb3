import { REMOTE_CONTRACT } from '@admissions/contracts';
import { routes } from './routes.tsx';

export const contract = REMOTE_CONTRACT;
export const messages = {};
export { routes };
