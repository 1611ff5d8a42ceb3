import { setTimeout } from 'node:timers/promises';
import { CODE } from '@admissions/protocol';
import { HttpError } from '../../../platform/http/http-error.ts';
import { fairTurns, NoTurn } from '../../../platform/queue/fair-turns.ts';

/** Milliseconds that a submission waits for each level of load. */
const PAUSE = 300;
const TURNS = { atOnce: 4, mostEach: 20, most: 400 };

/** Lets a submission of this network pass: at once at the usual load, else after a short pause and in turns with other networks. */
export type FormLine = <T>(network: string, level: number, take: () => Promise<T>) => Promise<T>;

/** One line for all forms: a flood waits longest for itself. Refuses with 503, to come again, only who finds no place at all. */
export function formLine(): FormLine {
  const turns = fairTurns(TURNS);
  return async (network, level, take) => {
    if (level === 0) return take();
    await setTimeout(level * PAUSE);
    return turns.take(network, take).catch((error: unknown) => {
      throw error instanceof NoTurn
        ? new HttpError(CODE.failed, 503, { message: 'error.server' })
        : error;
    });
  };
}
