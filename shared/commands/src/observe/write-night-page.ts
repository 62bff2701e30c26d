import { nightPage } from '@backoffice/contract/night-page';

const WRITTEN =
  'Written by `tsx shared/commands/src/check/night-page.ts --write` from `shared/contract/src/operations/night-page/night-page.ts`';
const SEVERITY = { critical: 'wakes somebody', warning: 'tells those who come in the morning' };
// As PromQL is full of double quotes.
const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

function alertLines(alert: (typeof nightPage)[number]['alert']): string {
  if ('standIn' in alert) return `No alert of its own: ${alert.why} Noticed by \`${alert.standIn}\`.`;
  const { name, expr, severity } = alert;
  const lasting = alert.for === '0m' ? '' : ` once this has lasted ${alert.for}`;
  return `The alert \`${name}\` ${SEVERITY[severity]}${lasting}:\n\n\`\`\`promql\n${expr}\n\`\`\``;
}

/** The page that somebody reads who was woken. */
export function nightPageText(): string {
  const rows = nightPage.map(({ id, seen, alert }) => {
    const told = 'name' in alert ? `\`${alert.name}\`` : `none; noticed by \`${alert.standIn}\``;
    return `| [${seen}](#${id}) | ${told} |`;
  });
  const cases = nightPage.map(
    ({ id, seen, look, then, alert }) => `<a id="${id}"></a>

## ${seen}

1. First look: ${look}
2. Then: ${then}

${alertLines(alert)}
`,
  );
  return `# At three in the morning

${WRITTEN}; \`pnpm check\` holds that this page and the alert rules say the same.
Commands run where \`docker-compose.yml\` is; the rest stands in [operations](operations.md).
Where a browser still reaches the product, its page **Operations status** shows which of these hold just now, with the same steps.

| what is seen | alert |
| --- | --- |
${rows.join('\n')}

${cases.join('\n')}`;
}

/** Prometheus' rules; each leads to its paragraph of the page. */
export function alertRules(): string {
  const rules = nightPage.flatMap(({ id, alert }) =>
    'standIn' in alert
      ? []
      : `      - alert: ${alert.name}
        expr: ${quoted(alert.expr)}
        for: ${alert.for}
        labels: { severity: ${alert.severity} }
        annotations:
          summary: ${quoted(alert.summary)}
          runbook: docs/at-night.md#${id}
`,
  );
  return `# ${WRITTEN.replaceAll('`', '')}.
groups:
  - name: office
    rules:
${rules.join('')}`;
}
