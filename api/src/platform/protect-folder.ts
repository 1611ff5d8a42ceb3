import fs from 'node:fs';

const STICKY = 0o1000;

/** Returns a warning when others could enter the folder before, or still can. */
export function protectFolder(folder: string) {
  if (process.platform === 'win32') return null;
  try {
    fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch {
    // Reported when the database is opened there.
    return null;
  }
  const { mode } = fs.statSync(folder);
  if ((mode & 0o077) === 0) return null;
  const before = (mode & 0o777).toString(8);
  try {
    // A folder such as /tmp belongs to everybody.
    if (mode & STICKY) throw new Error('it is a shared folder');
    fs.chmodSync(folder, 0o700);
    return `The data folder ${folder} was open to other accounts of this machine (mode ${before}); now only its owner can enter it (mode 700)`;
  } catch (error) {
    return `THE DATA FOLDER ${folder} IS OPEN TO OTHER ACCOUNTS of this machine (mode ${before}) and that cannot be changed: ${(error as Error).message}. Run chmod 700 on it as its owner, or choose another DATA_DIR`;
  }
}
