import { describeTeamCalls } from '../describe-team-calls.fixture';
import { startNginx } from './start-nginx.fixture';

jest.setTimeout(60_000);

describe('calls to backends through nginx', () => describeTeamCalls(startNginx));
