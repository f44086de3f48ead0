import { expect, test } from 'vitest';
import { refusedParameters } from './refused-parameters.ts';

test.each([
  [{ ofertas: 'polo', prazo: '36', km: '1500', reajuste: '4,5' }, []],
  [{ reajuste: '4,5%' }, []],
  [{ prazo: '', km: '', reajuste: '' }, []],
  [
    { prazo: '0', km: '-1' },
    [
      { name: 'deadlineInMonths', text: '0' },
      { name: 'monthlyKm', text: '-1' },
    ],
  ],
  [
    { prazo: '36.5', km: '1e9', reajuste: '99' },
    [
      { name: 'deadlineInMonths', text: '36.5' },
      { name: 'monthlyKm', text: '1e9' },
      { name: 'readjustmentPercent', text: '99' },
    ],
  ],
  [{ reajuste: 'x'.repeat(50) }, [{ name: 'readjustmentPercent', text: `${'x'.repeat(39)}…` }]],
])('the URL of a comparison with %o has the invalid values %j', (search, refused) => {
  expect(refusedParameters(search)).toEqual(refused);
});
