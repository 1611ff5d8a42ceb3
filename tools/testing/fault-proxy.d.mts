export interface FaultProxy {
  readonly url: string;
  readonly counts: { lost: number; connections: number };
  loseReplies(count: number, match?: string): void;
  refuse(isRefusing: boolean): void;
  heal(): void;
  stop(): Promise<void>;
}
/** A TCP proxy on 127.0.0.1 that injects faults. */
export function startFaultProxy(target: string): Promise<FaultProxy>;
