import { createContext } from 'react-router';
import type { Api } from './api.ts';

/** The client in a loader's context: per request on the server, a singleton in the browser. */
export const apiContext = createContext<Api>();
