/** The oldest supported Node; also in the root's package.json, README and image. */
const OLDEST_NODE = [20, 19];

/** Throws on a Node that is too old. */
export function requireNode(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number);
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return;
  throw new Error(
    `Node ${version} is too old: version ${OLDEST_NODE.join('.')} or newer is needed (24 is recommended). See https://nodejs.org/ or use a version manager: nvm install`,
  );
}

// Every command imports this first: on an old Node other modules fail with a stack trace.
try {
  requireNode();
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
