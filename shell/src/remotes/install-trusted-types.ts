import { guardMarkup } from './trusted-types.ts';

// Imported first: it must stand before any module writes to the page.
guardMarkup();
