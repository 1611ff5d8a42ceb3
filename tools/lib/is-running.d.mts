/** Whether a process of this machine exists, also one of another user. */
export function isRunning(pid: number): boolean;
