/** Stub: the monolith has no federation runtime. */
export const createFederation = () => ({});
