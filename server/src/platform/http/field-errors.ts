import { failureReason, failureSentences, type FailureCode, type FailureReason } from '@backoffice/contract';
import type { RefusedField } from './http-error';

/** An issue of a schema, as the framework passes it on: zod's code and parameters. */
interface Issue {
  instancePath: string;
  message?: string;
  keyword: string;
  params: Readonly<Record<string, unknown>>;
}

const isCode = (code: unknown): code is FailureCode =>
  typeof code === 'string' && Object.hasOwn(failureSentences, code);

const bound = (value: unknown) => (typeof value === 'bigint' ? value.toString() : (value as number));

function limited(issue: Issue): Pick<FailureReason, 'code' | 'values'> {
  const { origin, minimum, maximum } = issue.params;
  const isSmall = issue.keyword === 'too_small';
  const values: Record<string, string | number> = isSmall ? { min: bound(minimum) } : { max: bound(maximum) };
  if (origin === 'string') return { code: isSmall ? 'field-short' : 'field-long', values };
  if (origin === 'array') return { code: isSmall ? 'field-few' : 'field-many', values };
  return { code: isSmall ? 'field-small' : 'field-big', values };
}

function reasonOf(issue: Issue): Pick<FailureReason, 'code' | 'values'> {
  switch (issue.keyword) {
    case 'too_small':
    case 'too_big':
      return limited(issue);
    case 'invalid_type':
      return { code: issue.message?.endsWith('received undefined') ? 'field-missing' : 'field-kind' };
    case 'invalid_value':
      return { code: 'field-choice' };
    case 'invalid_format':
      return { code: 'field-format' };
    default:
      return { code: 'field-invalid' };
  }
}

type UnionIssue = Record<string, unknown> & { code: string; message: string; path: (string | number)[] };

/**
 * Returns the issue of a filter that accepts one value or several: that of the value, or the first of several. Other issues are
 * returned unchanged.
 */
function issueOfAnyOf(issue: Issue): Issue {
  const [[ofValue] = [], [ofValues] = []] = (issue.params.errors ?? []) as UnionIssue[][];
  if (issue.keyword !== 'invalid_union' || !ofValue || !ofValues) return issue;
  const isValue = ofValues.expected === 'array';
  if (!isValue && ofValues.origin !== 'array' && typeof ofValues.path[0] !== 'number') return issue;
  const { code, message, path, ...params } = isValue ? ofValue : ofValues;
  return { instancePath: [issue.instancePath, ...path].join('/'), message, keyword: code, params };
}

/** Returns the refused fields of an issue. The message is zod's own when no rule of this product has one. */
export function fieldErrors(refused: Issue): RefusedField[] {
  const issue = issueOfAnyOf(refused);
  const path = issue.instancePath.split('/').filter(Boolean);
  if (issue.keyword === 'unrecognized_keys' && Array.isArray(issue.params.keys)) {
    return issue.params.keys.map((key) => ({
      path: [...path, String(key)].join('.'),
      ...failureReason('field-unknown'),
    }));
  }
  const { code } = (issue.params.params ?? {}) as { code?: unknown };
  const reason = isCode(code)
    ? { code, message: failureSentences[code] }
    : { ...reasonOf(issue), message: issue.message ?? '' };
  return [{ path: path.join('.'), ...reason }];
}
