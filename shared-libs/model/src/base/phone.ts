/** Without flags, because JSON Schema patterns have none. */
export const PHONE = /^[+(]?\d[\d()\- ]{5,}(#\d{1,6}| ?[Ee][Xx][Tt]\.? ?\d{1,6})?$/;
