export type { Reply, Sent } from './api-edge.ts';
export { apiAnswering, apiError, apiList } from './api-edge.ts';
export { fillBrowserGaps, mediaMatching } from './browser-gaps.ts';
export { createGate } from './gate.ts';
export { enter, hrefOf, showPage, showRoutes } from './page.tsx';
export { hrefsOf, textsOf } from './read-page.ts';
export { createEntry } from './sample-entry.ts';
export { createImage } from './sample-image.ts';
