import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

/** Linux reports CPU time in /proc in hundredths of a second, whatever the kernel's tick. */
const TICK_MS = 10;

/** CPU milliseconds of the running processes of a group; 0 where unavailable. */
export async function readGroupCpu(group) {
  const times = process.platform === 'linux' ? await listFromProc() : await listFromPs();
  return times.reduce((sum, each) => (each.group === group ? sum + each.ms : sum), 0);
}

async function listFromProc() {
  const names = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const lines = await Promise.all(
    // A process may end meanwhile.
    names.map((name) => readFile(`/proc/${name}/stat`, 'utf8').catch(() => '')),
  );
  return lines.filter(Boolean).map((line) => {
    // The name before it may contain spaces and parentheses.
    const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
    // Its own time and that of its ended children.
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    return { group: Number(fields[2]), ms: ticks * TICK_MS };
  });
}

async function listFromPs() {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pgid=,time=']).catch(() => ({
    stdout: '',
  }));
  return stdout
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [group, time = ''] = line.trim().split(/\s+/);
      const seconds = time.split(/[-:]/).reduce((sum, part) => sum * 60 + Number(part), 0);
      return { group: Number(group), ms: seconds * 1000 };
    });
}
