import { fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { OfferCard } from './OfferCard.tsx';

const card = { name: 'T-Cross', href: '/ofertasvw/t-cross', terms: 'SUVW · 24 meses', car: null };

describe('OfferCard', () => {
  it('is one link named by the car, and contains no other control', () => {
    render(<OfferCard {...card} compare={<button type="button">Comparar T-Cross</button>} />);
    const link = screen.getByRole('link', { name: 'T-Cross' });
    expect(link).toHaveAttribute('href', '/ofertasvw/t-cross');
    expect(within(link).queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Comparar T-Cross' })).toBeVisible();
  });

  it('has its heading first in the document', () => {
    render(<OfferCard {...card} tag="Entrega rápida" price="R$ 2.179,00" />);
    const heading = screen.getByRole('heading', { level: 3, name: 'T-Cross' });
    for (const text of ['Entrega rápida', 'R$ 2.179,00', 'SUVW · 24 meses']) {
      const follows = heading.compareDocumentPosition(screen.getByText(text)) & Node.DOCUMENT_POSITION_FOLLOWING;
      expect(follows, text).toBeTruthy();
    }
  });

  it('states in text that a car is unavailable, and still links to it', () => {
    render(
      <OfferCard {...card} unavailableText="Sem disponibilidade." action={<button type="button">Avise</button>} />,
    );
    expect(screen.getByText('Sem disponibilidade.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'T-Cross' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Avise' })).toBeVisible();
  });

  it('calls onPress', () => {
    const onPress = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault());
    render(<OfferCard {...card} onPress={onPress} />);
    fireEvent.click(screen.getByRole('link', { name: 'T-Cross' }));
    expect(onPress).toHaveBeenCalledOnce();
  });
});
