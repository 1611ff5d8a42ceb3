import * as visitors from '../../mf-public/src/remote.tsx';

/** In the monolith every remote is loaded from the start. */
export const createRemoteHost = () => async () => visitors;
export const REMOTE_TIMEOUT_MS = 8000;
