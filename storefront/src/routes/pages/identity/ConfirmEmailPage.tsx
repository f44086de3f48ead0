import { OpenedLink } from '#/features/registration/index.ts';
import { HomePage } from '../home/HomePage.tsx';

/** Home, with the e-mail's confirmation in a dialog over it. */
export function ConfirmEmailPage() {
  return (
    <>
      <HomePage />
      <OpenedLink />
    </>
  );
}
