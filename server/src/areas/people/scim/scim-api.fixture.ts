import type { TestApi } from '../../../testing/start-test-api';

export const scimToken = 'token-of-the-directory_0123456789.~+/==';
export const formerToken = 'former-token-of-the-directory-012345678';

/** The map of the operator in tests. */
export const scimRoles = [
  { group: 'Operators', role: 'admin' },
  { group: 'Payments', role: 'editor' },
  { group: 'Everyone', role: 'visitor' },
];

export interface ScimBody {
  id: string;
  userName: string;
  externalId?: string;
  displayName?: string;
  active: boolean;
  groups: { value: string; display: string; $ref: string }[];
  members: { value: string; display: string; $ref: string }[];
  meta: { resourceType: string; created: string; lastModified: string; location: string };
  schemas: string[];
  scimType?: string;
  detail?: string;
  totalResults: number;
  startIndex: number;
  itemsPerPage: number;
  Resources: ScimBody[];
}

/** Makes the calls of a directory. */
export function scimClient(api: () => TestApi) {
  async function call(method: string, path: string, body?: object, token = scimToken) {
    const answer = await api().app.inject({
      method: method as 'GET',
      url: `/scim/v2/${path}`,
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/scim+json' }) },
      ...(body && { payload: JSON.stringify(body) }),
    });
    const { statusCode: status, headers } = answer;
    return { status, headers, body: (answer.body === '' ? {} : answer.json()) as ScimBody };
  }
  const addGroup = async (displayName: string, ...ids: string[]) => {
    const members = ids.map((value) => ({ value }));
    const { body } = await call('POST', 'Groups', { displayName, members });
    return body.id;
  };
  return {
    call,
    addUser: async (userName: string, more: object = {}) =>
      (await call('POST', 'Users', { userName, ...more })).body.id,
    addGroup,
    patch: (path: string, ...operations: object[]) =>
      call('PATCH', path, {
        schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
        Operations: operations,
      }),
  };
}
