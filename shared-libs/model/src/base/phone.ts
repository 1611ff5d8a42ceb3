/** A telephone number, with its extension behind `#` or `ext`. Without a flag: the API document shows the pattern as it is, and JSON schema knows no flags. */
export const PHONE = /^[+(]?\d[\d()\- ]{5,}(#\d{1,6}| ?[Ee][Xx][Tt]\.? ?\d{1,6})?$/;
