import { endChildren, startChild, waitUntilHealthy } from '../../../scripts/processes/children.ts';
import { findFreePorts, isPortFree } from '../../../scripts/processes/ports.ts';
import { startSecondServices } from '../support/servers/second-services.ts';
import { expect, test } from '../support/world.ts';

test('a production store with every URL starts without the sandbox', { tag: '@desktop' }, async ({ request }) => {
  const services = await startSecondServices();
  const [port = 0, sandboxPort = 0, cardPort = 0] = await findFreePorts(3);
  const lines: string[] = [];
  const start = startChild({
    name: 'start command',
    args: ['-C', '@signdrive/source', 'scripts/launch.mjs', 'start'],
    env: {
      ...services.env,
      ENVIRONMENT: 'production',
      HOST: '127.0.0.1',
      // Pages wait for their data, however busy the machine is.
      PAGE_BUDGET_MS: '10000',
      PAGE_TIMEOUT_MS: '600000',
      PORT: String(port),
      SANDBOX_PORT: String(sandboxPort),
      SANDBOX_CARD_PORT: String(cardPort),
      PUBLIC_URL: 'https://loja.exemplo.invalid',
      PAYMENT_AUTH_URL: `${services.env['PAYMENT_URL']}/token`,
      CARD_FORM_ORIGIN: 'https://card.exemplo.invalid',
      VEHICLE_CLIENT_KEY: 'key',
      VEHICLE_CLIENT_TOKEN: 'token',
      COUPON_API_KEY: 'key',
      SESSION_SECRET: 'a-secret-of-32-characters-or-more',
      TRUST_PROXY: 'none',
      PAYMENT_CLIENT_ID: 'id',
      PAYMENT_CLIENT_SECRET: 'secret',
      MERCHANT_ACCOUNT: 'Loja',
      SUPPORT_PHONE: '0800 111 1111',
      WHATSAPP_NUMBER: '5511000000000',
      HELP_CENTRE_URL: 'https://ajuda.exemplo.invalid',
      SOCIAL_LINKS: 'Rede=https://rede.exemplo.invalid/loja',
      COMPANY_NAME: 'Empresa de Exemplo Ltda.',
      COMPANY_CNPJ: '00.000.000/0000-00',
      COMPANY_ADDRESS: 'Rua de Exemplo, 0',
    },
    onLine: (line) => lines.push(line),
  });
  try {
    await waitUntilHealthy(start, `http://localhost:${port}/healthz`);
    const page = await request.get(`http://localhost:${port}/termos-de-uso`);
    expect(await page.text()).toContain('Só isto.');
    expect(page.headers()['strict-transport-security']).toBe('max-age=31536000');
    await expect.poll(() => lines.join('\n')).toMatch(/Ready in .* environment production/);
    expect(lines.join('\n')).not.toMatch(/sandbox|Demo|Control|Exemplo#2026/);
    expect(await isPortFree(sandboxPort)).toBe(true);
    expect(await isPortFree(cardPort)).toBe(true);
  } finally {
    await endChildren([start]);
    await services.close();
  }
});
