// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pollReleases } from './poll-releases.ts';

const answer = { shell: 'one', staff: [], remotes: { mf_public: '1.0.0' } };
let stop = () => {};
let isHidden = false;
let requests: Promise<Response>[] = [];
let reply = () => Promise.resolve(new Response(JSON.stringify(answer)));
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

beforeEach(() => {
  vi.useFakeTimers();
  isHidden = false;
  requests = [];
  reply = () => Promise.resolve(new Response(JSON.stringify(answer)));
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  // The edge of the network.
  vi.stubGlobal('fetch', () => {
    const sent = reply();
    requests.push(sent);
    return sent;
  });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a tab asks which releases are in force', () => {
  it('about once a minute while somebody looks at it', async () => {
    const tell = vi.fn();
    await pass(60);
    stop = pollReleases(tell);
    await pass(600);
    expect(requests.length).toBeGreaterThanOrEqual(8);
    expect(requests.length).toBeLessThanOrEqual(14);
    expect(tell).toHaveBeenLastCalledWith(answer);
  });
  it('not while it is hidden, and at once when somebody turns to it', async () => {
    isHidden = true;
    await pass(60);
    stop = pollReleases(vi.fn());
    await pass(600);
    expect(requests).toHaveLength(0);
    isHidden = false;
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('focus'));
    await pass(0);
    expect(requests).toHaveLength(1);
  });
  it('not without a connection, nor where data is saved', async () => {
    await pass(60);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    stop = pollReleases(vi.fn());
    await pass(300);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    vi.stubGlobal('navigator', { onLine: true, connection: { saveData: true } });
    await pass(300);
    expect(requests).toHaveLength(0);
  });
  it('one question at a time, however often they turn to it', async () => {
    await pass(60);
    reply = () => new Promise(() => {});
    stop = pollReleases(vi.fn());
    for (let count = 0; count < 10; count++) {
      await pass(6);
      window.dispatchEvent(new Event('focus'));
    }
    expect(requests).toHaveLength(1);
  });
  it('and goes on asking after an answer that is none', async () => {
    const tell = vi.fn();
    await pass(60);
    reply = () => Promise.reject(new TypeError('failed'));
    stop = pollReleases(tell);
    await pass(100);
    reply = () => Promise.resolve(new Response('[]'));
    await pass(100);
    expect(tell).not.toHaveBeenCalled();
    reply = () => Promise.resolve(new Response(JSON.stringify(answer)));
    await pass(100);
    expect(tell).toHaveBeenCalledWith(answer);
  });
});
