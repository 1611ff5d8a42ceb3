export type { Api, ApiOptions, CallOptions } from './api.ts';
export { createApi } from './api.ts';
export { ApiError, isApiError, isConflict } from './api-error.ts';
export { api, installApi } from './browser.ts';
export { apiContext } from './context.ts';
export { prepareCalls } from './load-transport.ts';
