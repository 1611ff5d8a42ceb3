/** Whether nobody answers at this number: no exchange of the country begins with zeros. */
export const isDemoPhone = (phone: string): boolean => /^0\d-?0000/.test(phone);
/** Whether nobody reads what is sent there: such names are kept for examples. */
export const isDemoEmail = (email: string): boolean => /@example\.|\.example$/.test(email);
