import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { MaskedField } from '@signdrive/design-system/masked-field';
import { phoneEntry } from './phone-entry.ts';

describe('a telephone field', () => {
  const field = () => screen.getByRole('textbox', { name: 'Telefone' });

  it.each([
    ['+55 11 91234-5678', '(11) 91234-5678'],
    ['\u202A+55 11 91234\u20115678\u202C', '(11) 91234-5678'],
    ['(+55) 11 1234-5678', '(11) 1234-5678'],
    ['(011) 91234-5678', '(11) 91234-5678'],
    ['(55) 91234-5678', '(55) 91234-5678'],
    ['tel. 11 91234 5678', '(11) 91234-5678'],
  ])('shows the pasted %j as %s', async (pasted, shown) => {
    const user = userEvent.setup();
    render(<MaskedField label="Telefone" {...phoneEntry} />);
    await user.click(field());
    await user.paste(pasted);
    expect(field()).toHaveValue(shown);
  });

  it.each([
    ['11912345678', '(11) 91234-5678'],
    ['011912345678', '(11) 91234-5678'],
    ['1134567890', '(11) 3456-7890'],
    ['559912345678', '(55) 99123-4567'],
    ['+', '+'],
    ['+5511', '+55 (11'],
    ['+55 11 91234-5678', '(11) 91234-5678'],
    ['(+55) 11 1234-5678', '(11) 1234-5678'],
    ['+55 (0) 11 91234-5678', '(11) 91234-5678'],
    ['+55 55 91234-5678', '(55) 91234-5678'],
  ])('shows the typed %s as %s', async (typed, shown) => {
    const user = userEvent.setup();
    render(<MaskedField label="Telefone" {...phoneEntry} />);
    await user.type(field(), typed);
    expect(field()).toHaveValue(shown);
  });
});
