import { createContext } from 'react-router';
import type { Api } from './api.ts';

/** The API client in a loader's context: one per request on the server, the singleton in the browser. */
export const apiContext = createContext<Api>();
