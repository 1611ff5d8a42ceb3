import { EventEmitter } from 'node:events';
import { describe, expect, it, vi } from 'vitest';
import { createLogOutput } from './log-output.ts';

class Output extends EventEmitter {
  flushed = 0;
  readonly retryEAGAIN: () => boolean;
  constructor({ retryEAGAIN }: { retryEAGAIN: () => boolean }) {
    super();
    this.retryEAGAIN = retryEAGAIN;
  }
  reopen(): void {}
  flushSync(): void {
    while (this.retryEAGAIN()) this.flushed++;
    throw new Error('EAGAIN');
  }
}

describe('createLogOutput', () => {
  it('counts the lines that were lost while nobody read, and tells once there is a reader', () => {
    const onLost = vi.fn();
    const output = createLogOutput((options) => new Output(options), onLost);
    for (let line = 0; line < 3; line++) output.emit('drop', 'line');
    expect(onLost).not.toHaveBeenCalled();
    output.emit('drain');
    output.emit('drain');
    expect(onLost.mock.calls).toEqual([[3]]);
  });
  it('waits for its reader as long as the process runs, and not for ever at its end', () => {
    const output = createLogOutput(
      (options) => new Output(options),
      () => {},
    );
    for (let time = 0; time < 1000; time++) expect(output.retryEAGAIN()).toBe(true);
    output.flushSync();
    expect(output.flushed).toBe(5);
    expect(output.retryEAGAIN()).toBe(true);
  });
  it('does not try for ever what a full disk refuses', () => {
    const output = createLogOutput(
      (options) => new Output(options),
      () => {},
    );
    output.emit('error', new Error('ENOSPC'));
    output.flushSync();
    expect(output.flushed).toBe(0);
    output.emit('write');
    output.flushSync();
    expect(output.flushed).toBeGreaterThan(0);
  });
  it('writes at once where there is no reader to wait for', () => {
    const modes: boolean[] = [];
    const made = (options: { sync: boolean; retryEAGAIN: () => boolean }) => {
      modes.push(options.sync);
      return new Output(options);
    };
    for (const hasReader of [true, false]) createLogOutput(made, () => {}, { hasReader });
    expect(modes).toEqual([false, true]);
  });
  it('does not end the process when it cannot be written', () => {
    const output = createLogOutput(
      (options) => new Output(options),
      () => {},
    );
    expect(() => output.emit('error', new Error('ENOSPC'))).not.toThrow();
  });
});
