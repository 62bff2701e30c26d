import { spawnSync } from 'node:child_process';
import { promtool } from './promtool';
import { root } from '../workspace';

const failed = ['check config prometheus.yml', 'test rules alerts.test.yml'].filter((check) => {
  if (!promtool) return false;
  const cwd = `${root}/docker/observe`;
  return spawnSync(promtool, check.split(' '), { cwd, stdio: 'inherit' }).status !== 0;
});
process.exit(failed.length);
