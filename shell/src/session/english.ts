// Separate file: only English pages load it.
export { en } from '@admissions/model/catalogues';
