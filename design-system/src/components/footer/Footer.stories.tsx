import { expect } from 'storybook/test';
import { upTo } from '../../../manual/frames.tsx';
import preview from '../../../../.storybook/preview';
import { Footer, type FooterProps } from './index.ts';
import { sampleBrand } from '../header/sample-brand.tsx';

const cars = ['T-Cross', 'Nivus', 'Tera', 'Polo', 'Virtus', 'Taos', 'Saveiro', 'Amarok', 'Jetta', 'ID.4', 'ID.Buzz'];

const sample: FooterProps = {
  brand: sampleBrand,
  serviceHours: 'Atendimento de segunda a sexta, das 7h às 18h. Assistência, roubo ou furto: 24 horas.',
  phone: { label: '0800 000 0000', href: 'tel:08000000000' },
  sections: [
    {
      title: 'Institucional',
      links: [
        { label: 'Home', href: '/' },
        { label: 'Perguntas Frequentes', href: '/faq' },
        { label: 'Central de Ajuda', href: 'https://ajuda.exemplo.invalid', isExternal: true },
      ],
    },
    {
      title: 'Carro por Assinatura',
      columns: 2,
      links: cars.map((label) => ({ label, href: `/ofertasvw/${label.toLowerCase().replace('.', '-')}` })),
    },
    {
      title: 'Informações Legais',
      links: [
        { label: 'Aviso de Privacidade', href: '/politica-de-privacidade' },
        { label: 'Política de Cookies', href: '/politica-de-cookies' },
        { label: 'Termos de Uso', href: '/termos-de-uso' },
        { label: 'Condições Legais', href: '/condicoes-legais' },
      ],
    },
    {
      title: 'Redes Sociais',
      links: [
        { label: 'Instagram', href: 'https://rede.exemplo.invalid/a', isExternal: true },
        { label: 'YouTube', href: 'https://rede.exemplo.invalid/b', isExternal: true },
      ],
    },
  ],
  copyright: '© 2026 Sign & Drive. Imagens ilustrativas. Preços sujeitos à análise de crédito.',
};

const meta = preview.meta({
  title: 'Components/Navigation/Footer',
  component: Footer,
  parameters: { layout: 'fullscreen' },
  args: sample,
});

export const House = meta.story({});
/** A page of 64rem, the narrowest with all sections in one row: each label is on one line. */
export const HouseOnSmallDesktop = meta.story({
  decorators: [upTo('64rem')],
  play: async ({ canvas }) => {
    const titles = canvas.getAllByRole('heading').map((title) => title.getBoundingClientRect().top);
    await expect(new Set(titles).size).toBe(1);
    for (const link of canvas.getAllByRole('link')) await expect(link.offsetHeight).toBeLessThan(48);
  },
});
/** A section alone in its row fills it: its links are in the columns of the other rows. */
export const HouseOnTablet = meta.story({
  globals: { viewport: { value: 'width768', isRotated: false } },
  play: async ({ canvas }) => {
    const leftOf = (label: string) =>
      Math.round(canvas.getByRole('link', { name: label }).getBoundingClientRect().left);
    await expect(leftOf('Home')).toBe(leftOf('T-Cross'));
    await expect(leftOf('Perguntas Frequentes')).toBe(leftOf('Instagram'));
    await expect(leftOf('Central de Ajuda')).toBe(leftOf('Jetta'));
    await expect(leftOf('Termos de Uso')).toBe(leftOf('Home'));
  },
});
export const HouseOnPhone = meta.story({
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas }) => {
    const rowsOf = (label: string) => {
      const words = document.createRange();
      words.selectNodeContents(canvas.getByRole('link', { name: label }));
      return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size;
    };
    // The section before a two-column section gets a row.
    await expect(rowsOf('Perguntas Frequentes')).toBe(1);
    // A label on two lines keeps its distance from the next one.
    const broken = canvas.getByRole('link', { name: 'Aviso de Privacidade' });
    const lines = rowsOf('Aviso de Privacidade');
    await expect(lines).toBe(2);
    const lineHeight = Number.parseFloat(getComputedStyle(broken).lineHeight);
    await expect(broken.offsetHeight).toBeGreaterThanOrEqual(lines * lineHeight + 8);
  },
});
export const Partner = meta.story({
  args: { brand: { href: '/loja-exemplo', name: sampleBrand.name, partner: { name: 'Loja Exemplo' } } },
});
export const Reduced = meta.story({
  args: {
    variant: 'reduced',
    brand: undefined,
    serviceHours: undefined,
    sections: sample.sections.filter(({ title }) => title === 'Informações Legais'),
  },
});
export const ReducedOnPhone = meta.story({
  args: Reduced.input.args,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
});
export const LongText = meta.story({
  args: {
    sections: [
      {
        title: 'Informações que precisam de um título comprido',
        links: [
          {
            label: 'Condições gerais de contratação, uso, devolução e renovação do veículo',
            href: '/condicoes-legais',
          },
        ],
      },
      { title: 'Carro por Assinatura', columns: 2, links: [{ label: 'Tiguan Allspace', href: '/ofertasvw/tiguan' }] },
    ],
  },
});
