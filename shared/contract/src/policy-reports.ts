import * as z from 'zod/mini';
import { withoutNul } from './field-schemas';

const text = z._default(z.string().check(withoutNul), '');

/** `POST /policy/reports`, as browsers send it to a policy's `report-uri`; of the report itself only this is read. */
export const policyReport = z.strictObject({
  'csp-report': z.object({ 'document-uri': text, 'effective-directive': text, 'blocked-uri': text }),
});
