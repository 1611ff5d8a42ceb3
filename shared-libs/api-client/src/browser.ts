import { createContext } from 'react-router';
import type { Api } from './api.ts';

let browserApi: Api | undefined;

/** The shell installs the browser's one client here at start. */
export const installApi = (api: Api) => {
  browserApi = api;
};
/** The browser's API client, for event handlers; loaders use apiContext. Throws on the server. */
export function api(): Api {
  if (!browserApi) throw new Error('The browser API client is missing: use apiContext in loaders.');
  return browserApi;
}

/** The client in a loader's context: per request on the server, a singleton in the browser. */
export const apiContext = createContext<Api>();
