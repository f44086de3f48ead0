import { useEffect, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { styled } from 'styled-components';
import preview from '../../../../.storybook/preview';
import { Heading, Page, Section, Stack, Text } from '../../layout/index.ts';
import { SideNav, type SideNavProps } from './index.ts';

const leave = fn();
const account: SideNavProps = {
  heading: 'Gerenciar assinatura',
  currentHref: '/conta/plano',
  items: [
    { label: 'Status do pedido', href: '/conta/status-pedido', icon: 'clock' },
    { label: 'Meu plano', href: '/conta/plano', icon: 'car' },
    { label: 'Minha conta', href: '/conta/minha-conta', icon: 'user' },
    { label: 'Contato', href: 'https://example.com/', icon: 'chat', isExternal: true },
    { label: 'Sair', icon: 'log-out', onPress: leave },
  ],
};

const parts = ['Assinatura', 'Preço e cobrança', 'Documentos', 'Retirada e devolução', 'Seguro e manutenção'].map(
  (label) => ({ label, href: `#${label.toLowerCase().replaceAll(' ', '-')}` }),
);

const meta = preview.meta({
  title: 'Components/Navigation/SideNav',
  component: SideNav,
  parameters: { layout: 'fullscreen' },
  args: account,
  render: (args) => (
    <Page>
      <Columns>
        <SideNav {...args} />
        <Heading level={2}>Meu plano</Heading>
      </Columns>
    </Page>
  ),
});

export const Account = meta.story({
  play: async ({ canvas }) => {
    const nav = canvas.getByRole('navigation', { name: 'Gerenciar assinatura' });
    await expect(within(nav).getByRole('link', { current: 'page' })).toHaveTextContent('Meu plano');
    await expect(within(nav).getByRole('link', { name: 'Contato (abre em nova aba)' })).toHaveAttribute(
      'rel',
      'noopener noreferrer',
    );
  },
});
export const NothingCurrent = meta.story({ args: { currentHref: undefined } });
export const PartsOfThePage = meta.story({
  args: { heading: 'Assuntos', isHeadingHidden: true, look: 'parts', items: parts, currentHref: '#documentos' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'location' })).toHaveTextContent('Documentos');
  },
});
export const OnPhone = meta.story({ globals: { viewport: { value: 'mobile1', isRotated: false } } });
export const LastRevealed = meta.story({
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  args: { heading: 'Assuntos', look: 'parts', items: parts, currentHref: '#seguro-e-manutenção' },
  play: async ({ canvas }) => {
    const current = canvas.getByRole('link', { current: 'location' });
    await waitFor(() => expect(current.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth));
  },
});
export const LongText = meta.story({
  args: {
    heading: 'Gerenciar assinatura e documentos da empresa',
    items: [
      { label: 'Documentação comprobatória de renda e de residência', href: '/a', icon: 'document' },
      { label: 'Interestadualização do licenciamento', href: '/b', icon: 'road', isExternal: true },
    ],
    currentHref: '/a',
  },
});

/** The owner observes scrolling and sets the current section. */
export const FollowsThePage = meta.story({
  render: function Following() {
    const [currentHref, setCurrentHref] = useState(parts[0]?.href);
    useEffect(() => {
      const observer = new IntersectionObserver(
        (entries) => {
          const seen = entries.find(({ isIntersecting }) => isIntersecting);
          if (seen) setCurrentHref(`#${seen.target.id}`);
        },
        { rootMargin: '-20% 0px -70%' },
      );
      for (const part of document.querySelectorAll('section[id]')) observer.observe(part);
      return () => observer.disconnect();
    }, []);
    return (
      <Page>
        <Columns>
          <SideNav heading="Assuntos" look="parts" items={parts} currentHref={currentHref ?? ''} />
          <Stack>
            {parts.map(({ label, href }) => (
              <section key={href} id={href.slice(1)}>
                <Section>
                  <Stack>
                    <Heading level={2}>{label}</Heading>
                    <Text>{'Texto de exemplo que dá altura a esta parte da página. '.repeat(24)}</Text>
                  </Stack>
                </Section>
              </section>
            ))}
          </Stack>
        </Columns>
      </Page>
    );
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas }) => {
    const stops: string[] = [];
    for (let presses = 0; presses < 5; presses += 1) {
      await userEvent.tab();
      stops.push(document.activeElement?.textContent ?? '');
      await expect((document.activeElement as HTMLElement).offsetHeight).toBeGreaterThanOrEqual(44);
    }
    await expect(stops).toEqual(['Status do pedido', 'Meu plano', 'Minha conta', 'Contato (abre em nova aba)', 'Sair']);
    await userEvent.keyboard('{Enter}');
    await expect(leave).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('button', { name: 'Sair' })).toHaveFocus();
  },
});

const Columns = styled.div`
  display: grid;
  gap: var(--space-6);
  padding-block: var(--space-4);
  @media (min-width: 64rem) {
    grid-template-columns: 15rem minmax(0, 1fr);
    gap: var(--space-8);
  }
`;
