import { AccountContent } from './AccountContent.tsx';

const load = async () => (await import('./PlanContent.tsx')).PlanContent;

/** Meu plano. */
export function PlanPage() {
  return <AccountContent load={load} />;
}
