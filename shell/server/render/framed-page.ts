import { FRAMED_PARAM } from '@admissions/protocol';
import type { RenderJob } from './render-job.ts';

/** Whether a page is written for a frame of the back office. */
export const isFramedPage = ({ url, preview }: RenderJob): boolean =>
  preview !== undefined && new URL(url).searchParams.has(FRAMED_PARAM);

/**
 * The page for a frame of the back office, without anything that runs or says that nothing runs: code of visitors' remotes must not come within reach of
 * a session of staff. It looks as if it had come alive.
 */
export const stripScripts = (html: string): string =>
  html
    .replace(/<(script|noscript)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<link\b[^>]*\brel="modulepreload"[^>]*>/g, '')
    .replace(/<link\b(?=[^>]*\brel="preload")(?=[^>]*\bas="script")[^>]*>/g, '')
    .replace(/<p id="start-notice">[\s\S]*?<\/p>/g, '')
    .replace('<html', '<html data-hydrated');
