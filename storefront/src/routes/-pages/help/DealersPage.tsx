import { useSearch } from '@tanstack/react-router';
import { useSelector } from 'react-redux';
import { DealersScreen } from '#/features/dealers/index.ts';
import { selectUser } from '#/features/session/index.ts';

/** Dealers; the address says of which state and city. Who is logged in needn't say again who they are. */
export function DealersPage() {
  const { uf = '', cidade = '', cep = '' } = useSearch({ strict: false }) as Record<string, string>;
  const user = useSelector(selectUser);
  return <DealersScreen uf={uf} city={cidade} cep={cep} visitor={user && { ...user, name: user.fullName }} />;
}
