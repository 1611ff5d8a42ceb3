import type { AskedChange, ChannelStep } from '@admissions/protocol/releases';
import { RELEASE_SERVICE_PATHS } from '@admissions/protocol/releases';
import type { AskService } from './ask-service.ts';
import { asJson } from './ask-service.ts';
import type { ChannelRequest } from './served-channels.ts';

const WITHIN = 3000;

/** Asks the release service for a change of a channel. Answers null when nothing was left to do; rejects with a sentence when it refuses or is away. */
export async function askForChange(
  ask: AskService,
  { remote, action, version, since, reason, figures }: ChannelRequest,
): Promise<ChannelStep | null> {
  const asked: AskedChange = { action, version, since, reason, figures };
  const answer = await ask(RELEASE_SERVICE_PATHS.channels(remote), {
    ...asJson(asked),
    within: WITHIN,
  });
  const told = (await answer.json().catch(() => ({}))) as {
    data?: ChannelStep | null;
    errors?: Record<string, string[]>;
  };
  if (answer.ok) return told.data ?? null;
  const [sentence = `it answered ${answer.status}`] = Object.values(told.errors ?? {}).flat();
  throw new Error(sentence);
}
