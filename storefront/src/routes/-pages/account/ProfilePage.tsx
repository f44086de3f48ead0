import { AccountContent } from './AccountContent.tsx';

const load = async () => (await import('./ProfileContent.tsx')).ProfileContent;

/** Minha conta. */
export function ProfilePage() {
  return <AccountContent load={load} />;
}
