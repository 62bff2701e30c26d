import { prepareTestStacks, startTestStack } from './start-test-stack';

/** The stack shared by all specs that do not break it. */
export default async function startSharedStack() {
  const removePrepared = await prepareTestStacks();
  const stack = await startTestStack();
  process.env.E2E_ADDRESS = stack.address;
  process.env.E2E_API_ADDRESS = stack.apiAddress;
  return async () => {
    await stack.stop();
    await removePrepared();
  };
}
