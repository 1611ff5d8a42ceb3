/** No exchange in the country begins with zeros. */
export const isDemoPhone = (phone: string): boolean => /^0\d-?0000/.test(phone);
/** These domains are reserved for examples. */
export const isDemoEmail = (email: string): boolean => /@example\.|\.example$/.test(email);
