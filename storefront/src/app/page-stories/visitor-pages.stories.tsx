import { screen } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { ConfirmEmailPage } from '#/routes/pages/identity/ConfirmEmailPage.tsx';
import { HomePage } from '#/routes/pages/home/HomePage.tsx';
import { RecoveryPage } from '#/routes/pages/identity/RecoveryPage.tsx';
import { dialogOpened, type PageDialog } from '#/shared/page/page-dialog.slice.ts';
import { page } from '#/test-support/page-story.tsx';
import { failing } from '#/test-support/index.ts';

const meta = preview.meta({
  title: 'Pages/Access',
  tags: ['page'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '48rem' } } },
});

/** Reviewed by pictures only. The pages' own tests cover the behaviour, so CI does not run these in a browser. */
const seenOnly = ['!test'];

const home = { url: '/', page: <HomePage /> };
const notFound = failing({ kind: 'notFound' });
const titled = (name: string) => () => screen.findByRole('dialog', { name });
const said = (text: string) => () => screen.findByText(text);
const over = (dialog: PageDialog, title: string) =>
  page({ ...home, events: [dialogOpened(dialog)], settledBy: titled(title) });
const ports = { geography: { listStates: () => Promise.resolve([]), listCities: () => Promise.resolve([]) } };

export const Login = meta.story(over({ name: 'login' }, 'Entrar'));

export const LoginAgain = meta.story({
  tags: seenOnly,
  ...over({ name: 'login', reason: 'sessionEnded' }, 'Entrar'),
});

export const Registration = meta.story({
  ...page({ ...home, ports, events: [dialogOpened({ name: 'registration' })], settledBy: titled('Criar conta') }),
});

export const AvailabilityNotice = meta.story({
  tags: seenOnly,
  ...page({
    ...home,
    ports,
    events: [
      dialogOpened({ name: 'availabilityNotice', slug: 'polo', carName: 'Polo de nome muito comprido · exemplo' }),
    ],
    settledBy: titled('Avise quando voltar'),
  }),
});

export const ForgottenPassword = meta.story({
  tags: seenOnly,
  ...page({ url: '/reset-password', page: <RecoveryPage />, settledBy: titled('Esqueci minha senha') }),
});

export const NewPassword = meta.story({
  ...page({ url: '/reset-password/um-token', page: <RecoveryPage />, settledBy: titled('Criar nova senha') }),
});

const confirming = { url: '/confirm-email/um-token', page: <ConfirmEmailPage /> };

export const EmailConfirmed = meta.story({
  tags: seenOnly,
  ...page({
    ...confirming,
    ports: { identity: { confirmEmail: () => Promise.resolve() } },
    settledBy: said('Cadastro feito com sucesso!'),
  }),
});

export const EmailNotConfirmed = meta.story({
  tags: seenOnly,
  ...page({ ...confirming, ports: { identity: { confirmEmail: notFound } }, settledBy: said('Ops!') }),
});
