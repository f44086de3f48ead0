import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { AnchorProvider, type AnchorProps } from '../link/index.ts';
import { Pagination, type PaginationProps } from './index.ts';
import { pageWithoutScript } from '../../../manual/without-script.tsx';

const hrefOf = (page: number) => (page === 1 ? '/ofertas' : `/ofertas?pagina=${page}`);
const namesOf = () => screen.getAllByRole('link').map((link) => link.getAttribute('aria-label'));

describe('a pagination', () => {
  // Without layout the neighbours of the current page are hidden.
  it('is a landmark of links, with the current page marked', () => {
    render(<Pagination page={5} pageCount={10} hrefOf={hrefOf} />);
    expect(within(screen.getByRole('navigation', { name: 'Páginas' })).getAllByRole('link')).toHaveLength(5);
    expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('Página 5');
    expect(screen.getByRole('link', { name: 'Página 4', hidden: true })).toHaveAttribute('href', '/ofertas?pagina=4');
    expect(screen.getByRole('link', { name: 'Página anterior' })).toHaveAttribute('href', '/ofertas?pagina=4');
    expect(screen.getByRole('link', { name: 'Próxima página' })).toHaveAttribute('href', '/ofertas?pagina=6');
  });

  it('has no previous link on the first page and no next link on the last', () => {
    const { rerender } = render(<Pagination page={1} pageCount={3} hrefOf={hrefOf} />);
    expect(namesOf()).toEqual(['Página 1', 'Página 2', 'Página 3', 'Próxima página']);
    rerender(<Pagination page={3} pageCount={3} hrefOf={hrefOf} />);
    expect(namesOf()).toEqual(['Página anterior', 'Página 1', 'Página 2', 'Página 3']);
  });

  it('marks no page and leads back to the nearest one if the current page is outside the list', () => {
    const { rerender } = render(<Pagination page={12} pageCount={3} hrefOf={hrefOf} />);
    expect(namesOf()).toEqual(['Página anterior', 'Página 1', 'Página 2', 'Página 3']);
    expect(screen.getByRole('link', { name: 'Página anterior' })).toHaveAttribute('href', '/ofertas?pagina=3');
    expect(screen.queryByRole('link', { current: 'page' })).not.toBeInTheDocument();
    rerender(<Pagination page={-1} pageCount={3} hrefOf={hrefOf} />);
    expect(namesOf()).toEqual(['Página 1', 'Página 2', 'Página 3', 'Próxima página']);
    expect(screen.getByRole('link', { name: 'Próxima página' })).toHaveAttribute('href', '/ofertas');
  });

  it('has only links as tab stops: an ellipsis gets no focus and is not announced', async () => {
    render(<Pagination page={500} pageCount={1000} hrefOf={hrefOf} />);
    const stops: (string | null)[] = [];
    for (;;) {
      await userEvent.tab();
      if (document.activeElement === document.body) break;
      stops.push(document.activeElement?.getAttribute('aria-label') ?? null);
    }
    expect(stops).toEqual(namesOf());
    expect(stops).toContain('Página 1.000');
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).not.toContain('…');
  });

  it('renders nothing with one page or none', () => {
    const { container, rerender } = render(<Pagination page={1} pageCount={1} hrefOf={hrefOf} />);
    expect(container).toBeEmptyDOMElement();
    rerender(<Pagination page={1} pageCount={0} hrefOf={hrefOf} />);
    expect(container).toBeEmptyDOMElement();
  });

  it("renders its links with the application's anchor component", () => {
    const Routed = ({ children, ...props }: AnchorProps) => (
      <a {...props} href={`/parceiro${props.href}`}>
        {children}
      </a>
    );
    render(
      <AnchorProvider value={Routed}>
        <Pagination page={1} pageCount={2} hrefOf={hrefOf} />
      </AnchorProvider>,
    );
    expect(screen.getByRole('link', { name: 'Página 2' })).toHaveAttribute('href', '/parceiro/ofertas?pagina=2');
  });

  it('lets onPress prevent navigation', async () => {
    const onPress = vi.fn<NonNullable<PaginationProps['onPress']>>((_page, event) => event.preventDefault());
    render(<Pagination page={1} pageCount={2} hrefOf={hrefOf} onPress={onPress} />);
    await userEvent.click(screen.getByRole('link', { name: 'Página 2' }));
    expect(onPress).toHaveBeenCalledExactlyOnceWith(2, expect.objectContaining({ defaultPrevented: true }));
  });

  it('consists of links without script', () => {
    const page = pageWithoutScript(<Pagination page={2} pageCount={3} hrefOf={hrefOf} />);
    expect([...page.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      '/ofertas',
      '/ofertas',
      '/ofertas?pagina=2',
      '/ofertas?pagina=3',
      '/ofertas?pagina=3',
    ]);
  });
});
