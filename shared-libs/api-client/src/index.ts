export type { Api, CallOptions } from './api.ts';
export { createApi } from './api.ts';
export { ApiError, isApiError, isConflict } from './api-error.ts';
export { api, installApi } from './browser.ts';
export { apiContext } from './context.ts';
export { errorMessage, fieldErrorMessage } from './error-message.ts';
export type { ErrorSentence } from './error-words.ts';
export { errorPageFor, sentenceFor } from './error-words.ts';
export { prepareCalls } from './load-transport.ts';
