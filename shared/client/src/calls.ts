import type { ServiceCalls } from '@backoffice/contract/service-calls';

// In the packed client, this file is generated from the schemas: shared/kit/src/pack/pack-client.ts.

/** The calls that scopes permit, with their input and answer. */
export type Calls = ServiceCalls;
