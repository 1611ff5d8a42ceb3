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
  // The network boundary.
  vi.stubGlobal('fetch', () => {
    const sent = reply();
    requests.push(sent);
    return sent;
  });
});
afterEach(() => void stop());

describe('release polling', () => {
  it('runs about once a minute while the tab is visible', async () => {
    const onAnswer = vi.fn();
    await pass(60);
    stop = pollReleases(onAnswer);
    await pass(600);
    expect(requests.length).toBeGreaterThanOrEqual(8);
    expect(requests.length).toBeLessThanOrEqual(14);
    expect(onAnswer).toHaveBeenLastCalledWith(answer);
  });
  it('pauses while hidden and resumes at once', async () => {
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
  it('pauses offline and while data is saved', async () => {
    await pass(60);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    stop = pollReleases(vi.fn());
    await pass(300);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    vi.stubGlobal('navigator', { onLine: true, connection: { saveData: true } });
    await pass(300);
    expect(requests).toHaveLength(0);
  });
  it('sends one request at a time, however often the tab is focused', async () => {
    await pass(60);
    reply = () => new Promise(() => {});
    stop = pollReleases(vi.fn());
    for (let count = 0; count < 10; count++) {
      await pass(6);
      window.dispatchEvent(new Event('focus'));
    }
    expect(requests).toHaveLength(1);
  });
  it('continues after an invalid response', async () => {
    const onAnswer = vi.fn();
    await pass(60);
    reply = () => Promise.reject(new TypeError('failed'));
    stop = pollReleases(onAnswer);
    await pass(100);
    reply = () => Promise.resolve(new Response('[]'));
    await pass(100);
    expect(onAnswer).not.toHaveBeenCalled();
    reply = () => Promise.resolve(new Response(JSON.stringify(answer)));
    await pass(100);
    expect(onAnswer).toHaveBeenCalledWith(answer);
  });
});
