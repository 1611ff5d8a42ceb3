import { ADMIN_LOGIN, ADMIN_NOT_FOUND, ERROR_PAGE } from '../constants.ts';
import { ADMIN_DASHBOARD } from '../dashboard.ts';
import { FRAMED_PARAM, PREVIEW_PARAM } from '../preview.ts';
import { ADMIN_SCHEDULE } from '../schedule.ts';
import { ADMIN_SITE_CHECK } from '../site-check.ts';

/** Path prefixes reserved for shell, server and front: no remote may claim them. */
export const SHELL_PATHS = [
  ERROR_PAGE,
  '/404',
  ADMIN_LOGIN,
  ADMIN_NOT_FOUND,
  ADMIN_DASHBOARD,
  ADMIN_SCHEDULE,
  ADMIN_SITE_CHECK,
  '/api',
  '/media',
  '/remotes',
  '/assets',
  '/shell',
  '/offline',
  '/healthz',
  '/readyz',
  '/metrics',
  '/front-healthz',
  '/away',
  '/feed',
  '/calendar',
  '/.well-known',
  '/sw.js',
  '/feed.xml',
  '/calendar.ics',
  '/sitemap.xml',
  '/robots.txt',
  '/favicon.ico',
  '/favicon.svg',
  '/icon-192.png',
  '/icon-512.png',
  '/icon-maskable-512.png',
  '/apple-touch-icon.png',
  '/og.jpg',
  '/manifest.webmanifest',
] as const;

/** Signed preview of a release without a channel; an empty value ends it. */
export const RELEASE_PARAM = 'release';
/** Marks a reload after a failed script, where storage is unavailable. */
export const RELOADED_PARAM = 'reloaded';

/** Query keys that the shell reads on every page: no remote may claim them. */
export const SHELL_QUERY_KEYS = [
  'lang',
  PREVIEW_PARAM,
  FRAMED_PARAM,
  RELEASE_PARAM,
  RELOADED_PARAM,
] as const;
