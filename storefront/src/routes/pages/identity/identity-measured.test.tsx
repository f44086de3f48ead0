/**
 * The events that the identity forms push to the data layer: only with consent, and without personal data as plain
 * text.
 */
import { createHash } from 'node:crypto';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { IdentityPort } from '#/api/ports.ts';
import { consentGranted } from '#/features/consent/index.ts';
import {
  clara,
  identityForms,
  marina,
  newPassword,
  openForm,
  type IdentityForm,
} from '#/test-support/identity-forms.ts';
import { servicesOfClara } from '#/test-support/services-of-clara.ts';
import { failing } from '#/test-support/index.ts';

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
  /** The call that fails first. */
  call: keyof IdentityPort;
  failure: object;
  success?: object;
}

const cases: readonly Case[] = [
  {
    form: identityForms.login,
    call: 'signIn',
    failure: { event: 'error', form: 'login', reason: 'unreachable', ...personOf({ email: clara.email }) },
    success: { event: 'login', ...personOf({ email: clara.email, phone: '11900000001', cep: '01310100' }) },
  },
  {
    form: identityForms.individual,
    call: 'registerIndividual',
    failure: { event: 'error', form: 'registration', reason: 'unanswered', ...personOf(marina) },
    success: { event: 'signup', personType: 'pf', ...personOf(marina) },
  },
  {
    form: identityForms.company,
    call: 'registerCompany',
    failure: { event: 'error', form: 'registration', reason: 'unanswered', ...personOf(company) },
    success: { event: 'signup', personType: 'pj', ...personOf(company) },
  },
  {
    form: identityForms.notice,
    call: 'requestNotice',
    failure: {
      event: 'error',
      form: 'availability-notice',
      reason: 'unanswered',
      ...personOf({ phone: marina.phone }),
    },
  },
  {
    form: identityForms.resetEmail,
    call: 'requestPasswordReset',
    failure: { event: 'error', form: 'recovery', reason: 'emailNotSent', ...personOf({ email: clara.email }) },
  },
  {
    form: identityForms.newPassword,
    call: 'changePassword',
    failure: { event: 'error', form: 'newPassword', reason: 'passwordNotChanged' },
  },
];

/** All input, with and without punctuation, and Clara's profile. */
function secretsOf(form: IdentityForm): readonly string[] {
  const typed = form.fields
    .filter(({ how = 'paste' }) => how === 'paste')
    .flatMap(({ text, shown = text }) => [text, shown, shown.replaceAll(/\D/g, '')]);
  return [...typed, clara.email, clara.cpf, '11900000001', newPassword].filter((text) => text.length > 3);
}

const fails = failing({ kind: 'rejected', status: 503, code: '' });

test.each(cases)('the form “$form.name” is measured with consent only and without personal data', async (measured) => {
  const { form, call, ...expected } = measured;
  const { fillIn, press, store, ports } = await openForm(form, { ports: { identity: { [call]: fails } } });
  await fillIn(form.fields);
  await press(form.send);
  await waitFor(() => expect(screen.getByRole('dialog').querySelector('button[aria-disabled=true]')).toBeNull());
  expect(told(), 'before a choice').toEqual([]);

  store.dispatch(consentGranted());
  await waitFor(() => expect(told()).toContainEqual(expected.failure));
  const left = told().filter((event) => 'event' in event && event.event === 'form_blur');
  expect(left.length).toBeGreaterThan(0);

  ports.answer({ identity: servicesOfClara.identity });
  const back = screen.queryByRole('button', { name: 'Tentar de novo' });
  if (back) await press('Tentar de novo');
  await press(form.send);
  await form.succeeds();
  await waitFor(() => expect(told()).toContainEqual(expected.success ?? expected.failure));

  const all = JSON.stringify(told());
  for (const secret of secretsOf(form)) expect(all, secret).not.toContain(secret);
});
