import { describeTeamCalls } from '../describe-team-calls.fixture';
import { startNginx } from './start-nginx.fixture';

describe('calls to backends through nginx', () => describeTeamCalls(startNginx));
