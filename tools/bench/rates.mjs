import autocannon from 'autocannon';
import { readProcessorTime } from './processes.mjs';

/** Requests a second over some seconds, after a short warm-up; answers that were no success are counted. `paths`: asked for in turn. `pid`: who answers; `cost` is what one answer takes of its processor, in microseconds. */
export async function measureRate({
  url,
  paths,
  headers = {},
  seconds = 5,
  connections = 16,
  isUnique = false,
  isUnchanged = false,
  pid,
}) {
  const target = isUnique ? `${url}[<id>]` : url;
  const options = {
    url: target,
    method: 'GET',
    headers,
    connections,
    idReplacement: isUnique,
    ...(paths && { requests: paths.map((path) => ({ path })) }),
  };
  await autocannon({ ...options, duration: 1 });
  const before = pid && readProcessorTime(pid);
  const {
    requests,
    latency,
    non2xx,
    errors,
    '3xx': unchanged,
  } = await autocannon({ ...options, duration: seconds });
  return {
    rate: requests.average,
    cost: pid && ((readProcessorTime(pid) - before) * 1e6) / requests.total,
    p99: latency.p99,
    failed: non2xx - (isUnchanged ? unchanged : 0) + errors,
  };
}
