/** What the forms of identity tell the data layer: by consent, and nobody in clear. */
import { createHash } from 'node:crypto';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { consentGranted } from '#/features/consent/index.ts';
import { fakeStorage } from '#/test-support/index.ts';
import {
  clara,
  identityForms,
  marina,
  newPassword,
  openForm,
  type IdentityForm,
} from '#/test-support/identity-forms.ts';
import { runSandboxForFile } from '#/test-support/running-sandbox.ts';

vi.setConfig({ testTimeout: 60_000 });
const sandbox = runSandboxForFile();
const told = () => window.dataLayer ?? [];
beforeEach(() => {
  window.dataLayer = [];
});
afterEach(() => {
  delete window.dataLayer;
});

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const personOf = ({ email, phone, cep }: { email?: string; phone?: string; cep?: string }) => ({
  ...(email && { email_sha256: sha256(email) }),
  ...(phone && { phone_sha256: sha256(phone) }),
  ...(cep && { cep_sha256: sha256(cep) }),
});
const company = { email: marina.email, phone: '1131234567', cep: marina.cep };

interface Case {
  form: IdentityForm;
  /** The call that is made to fail first. */
  path: string;
  failure: object;
  success?: object;
}

const cases: readonly Case[] = [
  {
    form: identityForms.login,
    path: '/signin',
    failure: { event: 'error', form: 'login', reason: 'unreachable', ...personOf({ email: clara.email }) },
    success: { event: 'login', ...personOf({ email: clara.email, phone: '11900000001', cep: '01310100' }) },
  },
  {
    form: identityForms.individual,
    path: '/signup',
    failure: { event: 'error', form: 'registration', reason: 'unanswered', ...personOf(marina) },
    success: { event: 'signup', personType: 'pf', ...personOf(marina) },
  },
  {
    form: identityForms.company,
    path: '/signup',
    failure: { event: 'error', form: 'registration', reason: 'unanswered', ...personOf(company) },
    success: { event: 'signup', personType: 'pj', ...personOf(company) },
  },
  {
    form: identityForms.notice,
    path: '/signup',
    failure: {
      event: 'error',
      form: 'availability-notice',
      reason: 'unanswered',
      ...personOf({ phone: marina.phone }),
    },
  },
  {
    form: identityForms.resetEmail,
    path: '/reset-password',
    failure: { event: 'error', form: 'recovery', reason: 'emailNotSent', ...personOf({ email: clara.email }) },
  },
  {
    form: identityForms.newPassword,
    path: '/change-password',
    failure: { event: 'error', form: 'newPassword', reason: 'passwordNotChanged' },
  },
];

/** Everything that was typed, with and without its signs, and what the service says of Clara. */
function secretsOf(form: IdentityForm): readonly string[] {
  const typed = form.fields
    .filter(({ how = 'paste' }) => how === 'paste')
    .flatMap(({ text, shown = text }) => [text, shown, shown.replaceAll(/\D/g, '')]);
  return [...typed, clara.email, clara.cpf, '11900000001', newPassword].filter((text) => text.length > 3);
}

test.each(cases)('$form.name: is measured by consent, and nothing of it in clear', async ({ form, ...expected }) => {
  const storage = fakeStorage();
  const { fillIn, press, store } = await openForm(form, sandbox, { storage });
  await sandbox.fault({ service: 'fleet', path: expected.path, status: 503 });
  await fillIn(form.fields);
  await press(form.send);
  await waitFor(() => expect(screen.getByRole('dialog').querySelector('button[aria-disabled=true]')).toBeNull());
  expect(told(), 'before a choice').toEqual([]);

  store.dispatch(consentGranted());
  await waitFor(() => expect(told()).toContainEqual(expected.failure));
  const left = told().filter((event) => 'event' in event && event.event === 'form_blur');
  expect(left.length).toBeGreaterThan(0);

  const back = screen.queryByRole('button', { name: 'Tentar de novo' });
  if (back) await press('Tentar de novo');
  await press(form.send);
  await form.succeeds();
  await waitFor(() => expect(told()).toContainEqual(expected.success ?? expected.failure));

  const all = JSON.stringify(told());
  for (const secret of secretsOf(form)) expect(all, secret).not.toContain(secret);
});
