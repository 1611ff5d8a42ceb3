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
  it('counts lines lost without a reader and reports them once there is one', () => {
    const onLost = vi.fn();
    const output = createLogOutput((options) => new Output(options), onLost);
    for (let line = 0; line < 3; line++) output.emit('drop', 'line');
    expect(onLost).not.toHaveBeenCalled();
    output.emit('drain');
    output.emit('drain');
    expect(onLost.mock.calls).toEqual([[3]]);
  });
  it('waits for its reader while the process runs, but with a limit at exit', () => {
    const output = createLogOutput(
      (options) => new Output(options),
      () => {},
    );
    for (let time = 0; time < 1000; time++) expect(output.retryEAGAIN()).toBe(true);
    output.flushSync();
    expect(output.flushed).toBe(5);
    expect(output.retryEAGAIN()).toBe(true);
  });
  it('gives up when a full disk refuses writes', () => {
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
});
