import { useSearch } from '@tanstack/react-router';
import { useSelector } from 'react-redux';
import { DealersScreen } from '#/features/dealers/index.ts';
import { selectUser } from '#/features/session/index.ts';

/** Dealers of the state and city in the URL. The forms have the known data of a logged-in user. */
export function DealersPage() {
  const { uf = '', cidade = '', cep } = useSearch({ strict: false }) as Record<string, string>;
  const user = useSelector(selectUser);
  return <DealersScreen uf={uf} city={cidade} cep={cep} visitor={user && { ...user, name: user.fullName }} />;
}
