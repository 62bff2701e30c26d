/** What ships one remote in place of a signed-in user. */
export interface DeployKey {
  id: number;
  remote: string;
  label: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Only in calls that take one, and when one was sent. */
    deployKey: DeployKey | null;
  }
}
