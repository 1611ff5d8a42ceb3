import autocannon from 'autocannon';

const SECONDS = 6;
const CONNECTIONS = 8;

/** Asks for pages over some seconds, as often as it goes or so often a second (`overallRate`). */
export async function load({ url, requests }, { overallRate, connections = CONNECTIONS }) {
  const { statusCodeStats, latency, errors, timeouts } = await autocannon({
    url,
    requests,
    connections,
    duration: SECONDS,
    ...(overallRate && { overallRate }),
  });
  const count = (status) => statusCodeStats[status]?.count ?? 0;
  const statuses = Object.keys(statusCodeStats);
  return {
    answered: count('200'),
    rate: count('200') / SECONDS,
    refused: (count('503') + count('429')) / SECONDS,
    others:
      statuses
        .filter((each) => !['200', '429', '503'].includes(each))
        .reduce((sum, each) => sum + count(each), 0) +
      errors +
      timeouts,
    p99: latency.p99,
  };
}

/** Pages that all visitors come to. */
export const keptPages = (url) => ({
  url,
  requests: ['/', '/news', '/newsCont?id=1', '/admissions'].map((path) => ({
    path,
    headers: { 'accept-encoding': 'gzip' },
  })),
});

/** Each process that asks has numbers of its own. */
let asked = process.send ? 100_000 : 0;
/** Pages that nobody read before, each asked for by another network. */
export const newPages = (url) => ({
  url,
  requests: [
    {
      setupRequest: (request) => ({
        ...request,
        path: newPage(),
        headers: { ...request.headers, 'x-forwarded-for': newNetwork() },
      }),
    },
  ],
});
export const newPage = () => `/news?category=${1000 + ++asked}`;
export const newNetwork = () => `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`;
