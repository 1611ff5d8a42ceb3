/** Version of the product, the same as in the root's package.json. */
export const PRODUCT_VERSION = '1.0.0';
/** Response header with the version, in lower case. */
export const PRODUCT_VERSION_HEADER = 'x-admissions-version';
