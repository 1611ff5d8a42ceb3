/** Whether a process of this machine is there; one that may not be asked is. */
export function isRunning(pid: number): boolean;
