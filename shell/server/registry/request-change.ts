import type { ChannelActionRequest, ChannelStep } from '@admissions/protocol/releases';
import { RELEASE_SERVICE_PATHS } from '@admissions/protocol/releases';
import type { CallService } from './call-service.ts';
import { buildJsonRequest } from './call-service.ts';
import type { ChannelRequest } from './served-channels.ts';

const TIMEOUT_MS = 3000;

/** Null when nothing was left to do; rejects when refused or unreachable. */
export async function requestChange(
  call: CallService,
  { remote, action, version, since, reason, figures }: ChannelRequest,
): Promise<ChannelStep | null> {
  const body: ChannelActionRequest = { action, version, since, reason, figures };
  const answer = await call(RELEASE_SERVICE_PATHS.channels(remote), {
    ...buildJsonRequest(body),
    timeoutMs: TIMEOUT_MS,
  });
  const result = (await answer.json().catch(() => ({}))) as {
    data?: ChannelStep | null;
    errors?: Record<string, string[]>;
  };
  if (answer.ok) return result.data ?? null;
  const [sentence = `it answered ${answer.status}`] = Object.values(result.errors ?? {}).flat();
  throw new Error(sentence);
}
