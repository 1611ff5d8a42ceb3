// A file of its own: what only English pages need is no part of what every visitor fetches.
export { en } from '@admissions/model/catalogues';
