import type { MessageKey } from './zh-tw.ts';

/** English texts of bilingual error pages: the only English of a visitor's first load. */
export const errorPagesInEnglish = {
  'error.title': 'Error',
  'error.default': 'Something went wrong. Please try again later.',
  'error.code.-1': 'The request failed. Please try again.',
  'error.code.2': 'This item does not exist or is no longer available.',
  'error.code.100401': 'You are not authorized, or your session has ended. Please sign in again.',
  'error.server': 'The server had a problem. We have been notified. Please try again later.',
  'network.failed': 'The connection failed. Check your network and try again.',
  'error.notFound': 'This page could not be found',
  'error.backHome': 'Back to the home page',
  'error.errorPage': 'An error occurred while showing the error page',
  'error.goHome': 'Go back to home',
} as const satisfies Partial<Record<MessageKey, string>>;
