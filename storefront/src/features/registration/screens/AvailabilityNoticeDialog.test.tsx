import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { dialogOpened } from '#/shared/page/page-dialog.slice.ts';
import { focusedPart } from '#/test-support/page-assertions.ts';
import { renderApp } from '#/test-support/render-app.tsx';

const field = (label: string) => within(screen.getByRole('dialog')).getByLabelText(label);

async function openNotice() {
  const app = renderApp('/nao/ha', {
    ports: {
      identity: { requestNotice: () => Promise.resolve() },
      marketing: { sendLead: () => Promise.resolve(), sendConversion: () => Promise.resolve() },
    },
  });
  await screen.findByRole('banner');
  app.store.dispatch(dialogOpened({ name: 'availabilityNotice', slug: 'polo', carName: 'Polo' }));
  await screen.findByRole('dialog', { name: 'Avise quando voltar' });
  const paste = async (label: string, text: string) => {
    await app.user.clear(field(label));
    await app.user.click(field(label));
    await app.user.paste(text);
  };
  return { ...app, paste, send: () => app.user.click(screen.getByRole('button', { name: 'Quero receber o aviso' })) };
}

test('missing and invalid values are reported at their fields, and nothing is sent', async () => {
  const { paste, send, ports } = await openNotice();
  await send();
  const summary = await screen.findByRole('group', { name: 'Há 3 campos para corrigir' });
  await waitFor(() => expect(summary).toHaveFocus());
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Nome completo é obrigatório', 'CPF ou CNPJ é obrigatório', 'Telefone é obrigatório.']);
  for (const [label, wrong, message] of [
    ['Nome completo', 'Clara', 'Informe nome e sobrenome'],
    ['CPF ou CNPJ', '11111111111', 'Documento inválido'],
    ['Telefone', '123', 'Telefone inválido.'],
  ] as const) {
    await paste(label, wrong);
    expect(field(label), label).toHaveAccessibleDescription(expect.stringContaining(message));
  }
  expect(ports.callsOf('identity.requestNotice')).toEqual([]);
});

test('the confirmation names the telephone number and the car', async () => {
  const { paste, send, ports } = await openNotice();
  await paste('Nome completo', 'Clara Exemplo');
  await paste('CPF ou CNPJ', '12ABC34501DE35');
  await paste('Telefone', '1131234567');
  await send();
  const sent = within(await screen.findByRole('dialog', { name: 'Pedido de aviso enviado' }));
  const said = sent.getByText('Ligamos para (11) 3123-4567 quando houver Polo para assinar.');
  expect(said).toBeVisible();
  expect(focusedPart()).toContainElement(said);
  await waitFor(() => expect(ports.callsOf('marketing.sendConversion')).toHaveLength(1));
  expect(ports.callsOf('marketing.sendLead')[0]?.args[0]).toMatchObject({ vehicleModel: 'Polo', phone: '1131234567' });
  // Spec §7: name and contact only, no car.
  const [call] = ports.callsOf('identity.requestNotice');
  expect(Object.keys(call?.args[0] as object).toSorted()).toEqual(['document', 'idempotencyKey', 'name', 'phone']);
});

test('the input stays when the dialog is closed, and a request sent meanwhile is confirmed for its own car', async () => {
  const answered = Promise.withResolvers<void>();
  const { paste, send, store, ports, user } = await openNotice();
  ports.answer({ identity: { requestNotice: () => answered.promise } });
  await paste('Nome completo', 'Clara Exemplo');
  await paste('CPF ou CNPJ', '529.982.247-25');
  await user.keyboard('{Escape}');
  store.dispatch(dialogOpened({ name: 'availabilityNotice', slug: 'polo', carName: 'Polo' }));
  await waitFor(() => expect(field('Nome completo')).toHaveValue('Clara Exemplo'));
  expect(field('CPF ou CNPJ')).toHaveValue('529.982.247-25');
  await paste('Telefone', '1131234567');
  await send();
  await user.keyboard('{Escape}');
  store.dispatch(dialogOpened({ name: 'availabilityNotice', slug: 'nivus', carName: 'Nivus' }));
  answered.resolve();
  expect(await screen.findByText('Ligamos para (11) 3123-4567 quando houver Polo para assinar.')).toBeVisible();
});
