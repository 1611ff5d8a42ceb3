// @vitest-environment jsdom
import { type ReportBatch, reportBatchSchema } from '@admissions/protocol/releases';
import { beforeEach, describe, expect, it, vi } from 'vitest';

let sent: Blob[] = [];
/** A fresh module, as in a new document. */
async function open() {
  vi.resetModules();
  const reports = await import('./reports.ts');
  reports.startReports({
    requestId: 'r-1',
    shell: 'abc',
    ownerOf: () => ({ name: 'mf_public', version: '1.0.0' }),
    readRoute: () => '/news/:id',
  });
  return reports;
}
const read = (blob: Blob) =>
  new Promise<ReportBatch>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reportBatchSchema.parse(JSON.parse(String(reader.result))));
    reader.readAsText(blob);
  });
const thrownBy = (script: string, message = 'it threw') => {
  const error = new Error(message);
  error.stack = `Error: ${message}\n    at f (${location.origin}${script}:1:2)`;
  return error;
};

beforeEach(() => {
  sent = [];
  // The network boundary.
  Object.assign(navigator, { sendBeacon: (_path: string, body: Blob) => sent.push(body) > 0 });
});

describe('error reports', () => {
  it('name the release of the throwing script, else of the page, with the path pattern', async () => {
    const { reportFault, sendReports } = await open();
    reportFault('boundary', thrownBy('/remotes/mf_other/2.1.0/assets/page.js'));
    reportFault('hydration', new Error('it differs'));
    sendReports();
    const [batch] = await Promise.all(sent.map(read));
    expect(batch?.requestId).toBe('r-1');
    expect(
      batch?.reports.map(({ kind, remote, version, route }) => [kind, remote, version, route]),
    ).toEqual([
      ['boundary', 'mf_other', '2.1.0', '/news/:id'],
      ['hydration', 'mf_public', '1.0.0', '/news/:id'],
    ]);
  });
  it('contain nothing that a visitor typed into an address', async () => {
    const { reportFault, sendReports } = await open();
    reportFault('boundary', new Error('cannot fetch https://site.example/x.js?title=王小明 (x)'));
    sendReports();
    expect(JSON.stringify(await read(sent[0] as Blob))).not.toContain('王小明');
  });
  it('are sent once per error and never exceed the server’s limit', async () => {
    const { reportFault, sendReports } = await open();
    for (let count = 0; count < 5; count++) reportFault('boundary', new Error('the same'));
    for (let count = 0; count < 50; count++) reportFault('boundary', new Error(`it ${count}`));
    sendReports();
    expect((await read(sent[0] as Blob)).reports).toHaveLength(8);
  });
  it('cover uncaught errors of our scripts only', async () => {
    const { sendReports } = await open();
    const throws = (error: Error, filename: string) =>
      dispatchEvent(new ErrorEvent('error', { error, filename }));
    throws(thrownBy('/remotes/mf_public/1.0.0/assets/page.js'), '');
    const extension = new Error('not ours');
    extension.stack = 'Error: not ours\n at chrome-extension://abc/x.js:1';
    throws(extension, 'chrome-extension://abc/x.js');
    sendReports();
    const { reports } = await read(sent[0] as Blob);
    expect(reports).toMatchObject([{ kind: 'uncaught', remote: 'mf_public', version: '1.0.0' }]);
  });
});
