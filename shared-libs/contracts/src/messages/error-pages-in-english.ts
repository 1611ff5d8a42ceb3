import type { MessageKey } from './zh-tw.ts';

/** What the error pages say in English beside the Chinese: the only English that a visitor's first load carries. */
export const errorPagesInEnglish = {
  'error.title': 'Error',
  'error.default': 'Something went wrong. Please try again later.',
  'error.notFound': 'This page could not be found',
  'error.backHome': 'Back to the home page',
  'error.errorPage': 'An error occurred while showing the error page',
  'error.goHome': 'Go back to home',
} as const satisfies Partial<Record<MessageKey, string>>;
