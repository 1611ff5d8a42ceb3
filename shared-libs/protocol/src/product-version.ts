/** Version of the product, the same as in the root's package.json. */
export const PRODUCT_VERSION = '0.9.0';
/** Response header with the version, in lower case. */
export const PRODUCT_VERSION_HEADER = 'x-admissions-version';
