/** The monolith has no federation runtime. */
export const createFederation = () => ({});
