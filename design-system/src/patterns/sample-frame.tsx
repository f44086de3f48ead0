import type { FooterProps } from '../components/footer/index.ts';
import type { HeaderProps } from '../components/header/index.ts';
import { sampleBrand } from '../components/header/sample-brand.tsx';

/* Sample header and footer for stories. */

export const header: HeaderProps = {
  brand: sampleBrand,
  items: [
    { label: 'Ofertas', href: '/ofertasvw' },
    { label: 'Comparar custos', href: '/calculadoracomparativa' },
    { label: 'Central de Ajuda', href: '/faq' },
  ],
  session: { state: 'anonymous', href: '/entrar' },
};

export const footer: FooterProps = {
  brand: sampleBrand,
  serviceHours: 'Atendimento de segunda a sexta, das 7h às 18h. Assistência, roubo ou furto: 24 horas.',
  phone: { label: '0800 000 0000', href: 'tel:08000000000' },
  sections: [
    {
      title: 'Institucional',
      links: [
        { label: 'Home', href: '/' },
        { label: 'Perguntas Frequentes', href: '/faq' },
      ],
    },
    {
      title: 'Carro por Assinatura',
      columns: 2,
      links: ['T-Cross', 'Nivus', 'Tera', 'Polo', 'Virtus', 'Taos', 'Saveiro', 'Amarok', 'Jetta'].map((label) => ({
        label,
        href: `/ofertasvw/${label.toLowerCase()}`,
      })),
    },
    {
      title: 'Informações Legais',
      links: [
        { label: 'Aviso de Privacidade', href: '/politica-de-privacidade' },
        { label: 'Termos de Uso', href: '/termos-de-uso' },
      ],
    },
    { title: 'Redes Sociais', links: [{ label: 'Instagram', href: '#rede', isExternal: true }] },
  ],
  copyright: '© 2026 Sign & Drive. Preços e textos de exemplo.',
};
