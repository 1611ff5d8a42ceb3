import { FRAMED_PARAM } from '@admissions/protocol';
import type { RenderJob } from './render-job.ts';

export const isFramedPage = ({ url, preview }: RenderJob) =>
  preview !== undefined && new URL(url).searchParams.has(FRAMED_PARAM);

/** Remote code must not run beside a staff session; the page looks as after hydration. */
export const stripScripts = (html: string) =>
  html
    .replace(/<(script|noscript)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<link\b[^>]*\brel="modulepreload"[^>]*>/g, '')
    .replace(/<link\b(?=[^>]*\brel="preload")(?=[^>]*\bas="script")[^>]*>/g, '')
    .replace(/<p id="start-notice">[\s\S]*?<\/p>/g, '')
    .replace('<html', '<html data-hydrated');
