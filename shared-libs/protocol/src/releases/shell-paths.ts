import { ADMIN_LOGIN, ADMIN_NOT_FOUND, ERROR_PAGE } from '../constants.ts';
import { ADMIN_DASHBOARD } from '../dashboard.ts';
import { FRAMED_PARAM, PREVIEW_PARAM } from '../preview.ts';
import { ADMIN_SCHEDULE } from '../schedule.ts';
import { ADMIN_SITE_CHECK } from '../site-check.ts';

/** Paths that shell, server and front keep to themselves, each with everything below it: no remote may claim them. */
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

/** Carries the proof of a link to a release that is in force for nobody; without a value it ends what is looked at. */
export const RELEASE_PARAM = 'release';
/** Says that this page was opened anew because a script of it had failed, where nothing else can remember it. */
export const RELOADED_PARAM = 'reloaded';

/** Keys of every page's address that the shell reads itself: no remote may claim them. */
export const SHELL_QUERY_KEYS = [
  'lang',
  PREVIEW_PARAM,
  FRAMED_PARAM,
  RELEASE_PARAM,
  RELOADED_PARAM,
] as const;
