import { HOST_API } from '@backoffice/contract';
import { describedHosts } from '@backoffice/kit/host-contract';
import { hostChanges } from './host-changes';
import { usesHere } from './release-uses';

it('names the releases that use an export which the host gives in another shape', () => {
  const { description } = describedHosts().find(({ version }) => version === HOST_API)!;
  const changed = description.replace(
    'ConfirmDialog(props: ConfirmDialogProps)',
    'ConfirmDialog(props: ConfirmDialogProps & { reason: string })',
  );
  const billing = { release: 'mfe-billing 1a2b3c', uses: { '@backoffice/ui': ['Button', 'ConfirmDialog'] } };
  const other = { release: 'mfe-other 4d5e6f', uses: { '@backoffice/ui': ['Button'] } };
  const [problem, ...others] = hostChanges([...usesHere(), billing, other], changed);
  expect(others).toEqual([]);
  expect(problem).toMatch(
    /^ConfirmDialog of @backoffice\/ui differs from host API .*\. Used by .*mfe-merchant of this checkout.*, mfe-billing 1a2b3c\.\n.*'reason'/s,
  );
  expect(problem).not.toContain('mfe-other');
});
