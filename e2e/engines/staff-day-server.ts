import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { visit } from '@admissions/model/forms';
import { formPathsOf } from '@admissions/protocol/forms';
import { BUNDLE_PATHS } from '@admissions/protocol/staff';
import { type MailServer, startMailServer } from '@admissions/tools/mail-server';
import { mountSmallDisk } from '@admissions/tools/small-disk';
import { createStaffClient } from '../fixtures/api-client.ts';
import { runProduct } from '../fixtures/product.ts';
import { expect, test } from '../fixtures/test.ts';
import { focusInDialog, pressInDialog, type Situations, shows } from './staff-form.ts';
import { until } from './tab.ts';

const { list, info } = formPathsOf(visit);
let mail: MailServer;
let disk: string | null;

/** A product with a mail server, on a disk that can be filled. */
export async function startServer() {
  mail = await startMailServer();
  const folder = mkdtempSync(join(tmpdir(), 'admissions-disk-'));
  disk = mountSmallDisk(folder, 400) ? folder : null;
  const SMTP_URL = `smtp://127.0.0.1:${mail.port}`;
  const settings = { SMTP_URL, MAIL_FROM: 'site@example.edu.tw', MIN_FREE: '30' };
  const product = await runProduct({ settings, dataDir: join(folder, 'data') });
  const { account, password } = product.admin;
  return {
    product,
    manager: await createStaffClient(product.url, account, password),
    async stop() {
      await product.stop();
      await mail.stop();
      if (disk) execFileSync('umount', ['--lazy', folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Mail that bounces, and a full disk: last, since it may stop the database. */
export const SERVER_FAULTS: Situations = {
  async 'a reply that bounces is reported, and its words are sent again'(day) {
    const { user, manager } = day;
    const [request] = await manager.list<{ id: number }>(`${list}?state=new`);
    const id = request?.id ?? 0;
    const { email, name } = await manager.get<{ email: string; name: string }>(info(id));
    mail.unknown.add(email);
    await day.goTo(`forms/edit_visit?id=${id}`);
    await user.press('main button', `寄信給${name}`);
    await day.seen(focusInDialog, 'textarea');
    await day.tab.type('一字不漏');
    await day.seen(pressInDialog, '寄出回信');
    await user.waitForText('回信：寄送失敗（收件信箱不存在），可到「通知信」重寄');
    await day.goTo(`forms/edit_visit?id=${id}`);
    await user.waitForText('回信沒有寄到申請人的信箱，請改用電話聯絡');
    mail.unknown.clear();
    await day.goTo('forms/mail_list');
    await user.press('main button', '重寄…');
    await user.waitForText('的信已重新排入寄送');
    await day.goTo(`forms/edit_visit?id=${id}`);
    await user.waitForText('回信：已寄出');
    expect(mail.received.find(({ to }) => to === email)?.text).toContain('一字不漏');
  },
  async 'text typed on a full disk is saved once there is room'(day) {
    // biome-ignore lint/suspicious/noSkippedTests: elsewhere there is no disk to fill
    if (!disk) return test.skip(true, 'Only root on Linux can mount a disk to fill.');
    const { tab, user } = day;
    const filler = join(disk, 'filler');
    await day.write('滿');
    const { bavail, bsize } = statfsSync(disk);
    appendFileSync(filler, Buffer.alloc(bavail * bsize - 2 ** 20));
    const write = () => day.manager.call('POST', BUNDLE_PATHS.add, {});
    await until('writes are refused', async () => (await write()).status === 507);
    await tab.type('了');
    await user.waitForText('草稿還沒存到伺服器');
    await tab.type('再寫');
    await user.press('main button', '更新');
    await user.waitForText('儲存空間已滿，請通知系統管理員。');
    rmSync(filler);
    await until('the draft is saved', async () => {
      await tab.pressControl('s');
      return tab.run(shows, '草稿已儲存');
    });
    await day.expectInDraft('滿了再寫');
  },
};
