import type { GatewayExpectation } from './gateway-expectations.fixture';

/** An answer as received: header names in lower case, the body as sent. */
export interface GatewayAnswer {
  status: number;
  headers: Readonly<Record<string, string | string[] | number | undefined>>;
  body: Buffer;
}

/** @returns the differences, a line each */
export function gatewayProblems(
  expected: GatewayExpectation,
  { status, headers, body }: GatewayAnswer,
): string[] {
  const problems: string[] = [];
  if (status !== expected.status) problems.push(`answers ${status}, not ${expected.status}`);
  for (const [name, wanted] of Object.entries(expected.headers)) {
    const value = headers[name] === undefined ? undefined : String(headers[name]);
    const fits = wanted instanceof RegExp ? value !== undefined && wanted.test(value) : value === wanted;
    if (!fits) problems.push(`${name}: ${value ?? 'missing'}, not ${String(wanted)}`);
  }
  const text = body.toString();
  if (expected.holds && !text.includes(expected.holds)) problems.push(`does not hold ${expected.holds}`);
  if (expected.lacks && text.includes(expected.lacks)) problems.push(`holds ${expected.lacks}`);
  return problems;
}
