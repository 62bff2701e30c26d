import type { Manifest } from './kubernetes-kinds.fixture';

type Labels = Readonly<Record<string, string>>;

interface Selector {
  matchLabels?: Labels;
  matchExpressions?: { key: string; operator: 'In'; values: string[] }[];
}

interface Rule {
  from?: Peer[];
  to?: Peer[];
  ports?: { port: number }[];
}

interface Peer {
  podSelector?: Selector;
  namespaceSelector?: Selector;
}

interface Policy {
  podSelector: Selector;
  policyTypes: string[];
  ingress?: Rule[];
  egress?: Rule[];
}

/** A pod, or several alike, as network policies see it. */
export interface Party {
  labels: Labels;
  /** Labels of its namespace where that is not the product's. */
  namespace?: Labels;
}

function isSelected({ matchLabels = {}, matchExpressions = [] }: Selector, labels: Labels): boolean {
  return (
    Object.entries(matchLabels).every(([name, value]) => labels[name] === value) &&
    matchExpressions.every(({ key, values }) => values.includes(labels[key] ?? ''))
  );
}

function isPeer({ podSelector, namespaceSelector }: Peer, { labels, namespace }: Party): boolean {
  if (namespaceSelector ? !isSelected(namespaceSelector, namespace ?? {}) : namespace) return false;
  return !podSelector || isSelected(podSelector, labels);
}

/** Returns whether the network policies of the product's namespace let a call through, at both ends. */
export function isReachable(manifests: readonly Manifest[], from: Party, to: Party, port: number): boolean {
  const policies = manifests
    .filter(({ kind }) => kind === 'NetworkPolicy')
    .map(({ spec }) => spec as unknown as Policy);
  const isOpen = (self: Party, other: Party, type: 'Ingress' | 'Egress') => {
    if (self.namespace) return true;
    const own = policies.filter(
      ({ podSelector, policyTypes }) => policyTypes.includes(type) && isSelected(podSelector, self.labels),
    );
    const rules = own.flatMap(({ ingress = [], egress = [] }) => (type === 'Ingress' ? ingress : egress));
    const allows = ({ from: sources, to: targets, ports }: Rule) => {
      const peers = type === 'Ingress' ? sources : targets;
      const isPort = !ports || ports.some((each) => each.port === port);
      return isPort && (!peers || peers.some((peer) => isPeer(peer, other)));
    };
    return own.length === 0 || rules.some(allows);
  };
  return isOpen(from, to, 'Egress') && isOpen(to, from, 'Ingress');
}
