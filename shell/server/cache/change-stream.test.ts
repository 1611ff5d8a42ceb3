import { startServer } from '@admissions/tools/testing-node';
import { expect, it, onTestFinished } from 'vitest';
import { silentLog } from '../testing/release.ts';
import { subscribeToChanges } from './change-stream.ts';

it('subscribeToChanges reports changes by name, or `all` if unknown', async () => {
  const events = [
    'retry: 1000\n\n',
    'data: {"kinds":["releases","faq"]}\n\ndata: {"ki',
    'nds":"all"}\n\n',
    ': still here\n\n',
    'data: what\n\n',
  ];
  const { url } = await startServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const event of events) response.write(event);
  });
  const heard: unknown[] = [];
  const stop = subscribeToChanges({
    url,
    token: 'token',
    log: silentLog,
    onConnected: () => {},
    onChange: (changed) => heard.push(changed),
  });
  onTestFinished(stop);
  await expect.poll(() => heard).toEqual([['releases', 'faq'], 'all', 'all']);
});
