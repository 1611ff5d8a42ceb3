import { guardMarkup } from './trusted-types.ts';

// Imported first: before any module writes to the page.
guardMarkup();
