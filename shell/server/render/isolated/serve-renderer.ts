import type { Readable, Writable } from 'node:stream';
import * as app from '../../../src/entry-server.tsx';
import { isDeadlineError } from '../../../src/remotes/deadline.ts';
import { checkRemote } from '../../../src/remotes/remote-module.ts';
import type { ReadAnswer } from '../../cache/public-reads.ts';
import type { RenderJob, RenderSettings } from '../render-job.ts';
import { writePage } from '../write-page.ts';
import { readFrames, sendFrame } from './frames.ts';
import type { FromRenderer, ToRenderer } from './messages.ts';
import { toRouteRows } from './messages.ts';

/** The renderer's side of the channel. */
export function serveRenderer(
  channel: { input: Readable; output: Writable },
  name: string,
  load: () => Promise<unknown>,
): void {
  const aborts = new Map<number, AbortController>();
  const waiting = new Map<number, (answer: ReadAnswer) => void>();
  let lastRead = 0;
  let setting: RenderSettings | undefined;
  const send = (message: FromRenderer, body: Buffer[] = []) =>
    sendFrame(channel.output, message, body);
  const remote = load().then((module) => checkRemote(name, module));
  remote.then(
    ({ routes }) => send({ kind: 'ready', routes: toRouteRows(routes) }),
    (error: unknown) => send({ kind: 'refused', reason: describe(error) }),
  );

  const ask = (render: number, path: string) =>
    new Promise<ReadAnswer>((resolve) => {
      const id = ++lastRead;
      waiting.set(id, resolve);
      send({ kind: 'read', id, render, path });
    });

  async function render(
    { id, order }: { id: number; order: RenderJob },
    activeSetting: RenderSettings,
  ) {
    const controller = new AbortController();
    aborts.set(id, controller);
    try {
      const release = activeSetting.releases.find(({ manifest }) => manifest.name === name);
      if (!release) throw new Error(`${name} is not among the releases of this page`);
      const { routes } = await remote;
      const { body, ...page } = await writePage(app, {
        setting: activeSetting,
        job: order,
        owner: { release, routes },
        read: (path) => ask(id, path),
        signal: controller.signal,
      });
      send({ kind: 'written', id, ...page }, [Buffer.from(body)]);
    } catch (error) {
      const isLate = controller.signal.aborted || isDeadlineError(error);
      send({ kind: 'failed', id, reason: describe(error), isLate });
    } finally {
      aborts.delete(id);
    }
  }
  async function handleMessage(message: ToRenderer, body: Buffer) {
    if (message.kind === 'setting') setting = message.setting;
    if (message.kind === 'render' && setting) await render(message, setting);
    if (message.kind === 'abort') aborts.get(message.id)?.abort();
    if (message.kind === 'ping') send({ kind: 'turn' });
    if (message.kind === 'answer') {
      waiting.get(message.id)?.({ status: message.status, headers: {}, body });
      waiting.delete(message.id);
    }
  }
  readFrames(channel.input, {
    maxBytes: 64 * 2 ** 20,
    onFrame: ({ header, body }) => void handleMessage(header as ToRenderer, body),
    onBroken: (reason) => {
      throw new Error(reason);
    },
  });
}

const describe = (error: unknown) =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);
