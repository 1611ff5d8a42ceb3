import type { RemoteFailure } from './remote-failure.ts';

type Report =
  | {
      kind: 'remote';
      remote: string;
      version: string;
      reason: string;
      path: string;
      requestId: string;
    }
  | { kind: 'page'; reason: string; path: string; requestId: string };

const send = (report: Report) =>
  void navigator.sendBeacon?.(
    '/shell/report',
    new Blob([JSON.stringify(report)], { type: 'application/json' }),
  );

/** Tells the server that a remote could not be loaded here. */
export const reportRemote = ({ remote, version, message }: RemoteFailure, requestId: string) =>
  send({
    kind: 'remote',
    remote,
    version,
    reason: message.slice(0, 500),
    path: location.pathname.slice(0, 200),
    requestId,
  });

/** Tells the server that a page threw here. */
export const reportPage = (error: unknown, requestId: string) =>
  send({
    kind: 'page',
    reason: String(error).slice(0, 500),
    path: location.pathname.slice(0, 200),
    requestId,
  });
