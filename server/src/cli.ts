import { backUp, restore } from './app/commands/backup';
import { explainStart } from './app/explain-start';
import { keepArchive, runDrill } from './app/commands/recovery';
import { switchApprovalsOff } from './app/commands/approvals-off';
import { makeAuditKey } from './app/commands/audit-key';
import { checkNames } from './app/commands/check-names';
import { exportAudit } from './app/commands/export-audit';
import { linkIdentity } from './app/commands/link-identity';
import { makeDeployKey, migrate, setUp } from './app/commands/set-up';
import { mirrorReleases } from './app/commands/mirror-releases';
import { publishReleases } from './app/commands/publish-releases';
import { resetFactorsOf } from './app/commands/reset-factors';
import { resetPasswordOf } from './app/commands/reset-password';
import { rotateIdentityKey } from './app/commands/rotate-identity-key';
import { rotateKey } from './app/commands/rotate-key';
import { rotateRoot } from './app/commands/rotate-root';
import { seed } from './app/commands/seed';
import { verifyAudit } from './app/commands/verify-audit';

type Command = (args: string[], env: NodeJS.ProcessEnv) => Promise<string>;

const commands: Record<string, { run: Command; usage: string }> = {
  approvals: { run: switchApprovalsOff, usage: 'approvals off' },
  archive: { run: keepArchive, usage: 'archive <folder>' },
  'audit-key': { run: makeAuditKey, usage: 'audit-key <file>' },
  backup: { run: backUp, usage: 'backup [--store <folder>] <file>' },
  'check-names': { run: checkNames, usage: 'check-names' },
  'deploy-key': { run: makeDeployKey, usage: 'deploy-key <name> <label>' },
  drill: { run: runDrill, usage: 'drill <folder>' },
  'export-audit': { run: exportAudit, usage: 'export-audit' },
  'link-identity': { run: linkIdentity, usage: 'link-identity <username> <issuer> <subject>' },
  'mirror-releases': { run: mirrorReleases, usage: 'mirror-releases <folder>' },
  migrate: { run: migrate, usage: 'migrate' },
  'publish-remote': {
    run: publishReleases,
    usage: 'publish-remote [--host <file> [--strict]] <name> <release> [<name> <release> …]',
  },
  'reset-factors': { run: resetFactorsOf, usage: 'reset-factors <username>' },
  'reset-password': { run: resetPasswordOf, usage: 'reset-password <username>' },
  restore: { run: restore, usage: 'restore [--store <folder>] <file> | restore --until <time> <folder>' },
  'rotate-identity-key': { run: rotateIdentityKey, usage: 'rotate-identity-key' },
  'rotate-key': { run: rotateKey, usage: 'rotate-key' },
  'rotate-root': { run: rotateRoot, usage: 'rotate-root' },
  'set-up': { run: setUp, usage: 'set-up [--host <file or address>] [--deploy-keys <folder>]' },
  'verify-audit': { run: verifyAudit, usage: 'verify-audit [--holds <entry>:<hash>]' },
  seed: { run: seed, usage: 'seed [--merchants <number>] [--channels <number>]' },
};

function usage(): string {
  return ['Usage:', ...Object.values(commands).map((command) => `  cli ${command.usage}`)].join('\n');
}

const [name = '', ...args] = process.argv.slice(2);
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
try {
  if (!command) throw new Error(usage());
  const output = await command.run(args, process.env);
  if (output) process.stdout.write(`${output}\n`);
} catch (error) {
  process.stderr.write(`${explainStart(error, process.env)}\n`);
  process.exitCode = 1;
}
