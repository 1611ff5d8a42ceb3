export type { Api, CallOptions } from './api.ts';
export { createApi } from './api.ts';
export { ApiError, isApiError, isConflict } from './api-error.ts';
export { api, apiContext, installApi } from './browser.ts';
export type { ErrorMessageKey } from './error-keys.ts';
export { buildErrorPageUrl, findErrorMessageKey } from './error-keys.ts';
// Released remotes use the second name.
export { errorMessage } from './error-message.ts';
export { prefetchTransport } from './load-transport.ts';
