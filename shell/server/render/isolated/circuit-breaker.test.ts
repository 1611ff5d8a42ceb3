import { describe, expect, test } from 'vitest';
import { createCircuitBreaker } from './circuit-breaker.ts';

describe('circuit breaker', () => {
  test('opens after three crashes within a minute', () => {
    let now = 0;
    const circuit = createCircuitBreaker(() => now);
    const falls = [0, 30_000, 61_000, 80_000].map((at) => {
      now = at;
      return circuit.recordCrash();
    });
    expect(falls).toEqual([false, false, false, true]);
    expect(circuit.isOpen()).toBe(true);
  });
  test('allows probes after 30 seconds, then with backoff up to five minutes', () => {
    const circuit = createCircuitBreaker(() => 0);
    for (let time = 0; time < 3; time++) circuit.recordCrash();
    const waits = Array.from({ length: 6 }, () => {
      const wait = circuit.backoffMs() / 1000;
      circuit.recordFailedProbe();
      return wait;
    });
    expect(waits).toEqual([30, 60, 120, 240, 300, 300]);
  });
});
