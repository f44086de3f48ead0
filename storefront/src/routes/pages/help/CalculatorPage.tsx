import { useMatches, useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useSelector } from 'react-redux';
import { selectCars, selectCatalogStatus } from '#/features/catalog/index.ts';
import { selectTables } from '#/features/comparison/index.ts';
import {
  chosenCar,
  type ChosenCar,
  decodeCalculator,
  encodeCalculator,
} from '#/domain/calculator/calculator-inputs.ts';
import { noTables } from '#/domain/comparison/comparison-tables.ts';
import { joinStorePath } from '#/domain/urls/pages.ts';
import {
  CalculatorScreen,
  calculatorCars,
  carOfOffer,
  selectCarState,
  useLiveInputs,
} from '#/features/calculator/index.ts';
import { useConfig } from '#/shared/page/config.ts';
import { dataOf } from '#/shared/loading/loadable.ts';
import { useStoreSlug } from '#/shared/page/open-store.ts';
import { whenStarted } from '../../start-up.ts';

/** The comparative calculator, in the store's layout or embedded in another site. */
export function CalculatorPage() {
  const router = useRouter();
  const navigate = useNavigate();
  const search = useSearch({ strict: false }) as Record<string, string>;
  const isEmbedded = useMatches({ select: (matches) => matches.at(-1)?.staticData.frame === 'none' });
  const { basePath } = useConfig();
  const storeSlug = useStoreSlug();
  const cars = useSelector(selectCars);
  const catalog = useSelector(selectCatalogStatus);
  const list = catalog === 'idle' ? 'loading' : catalog;
  const tables = dataOf(useSelector(selectTables));

  const path = isEmbedded ? '/calculadora' : '/calculadoracomparativa';
  // Store of an embedded calculator's theme. Other parameters are not written into the page, which is shared by all
  // visitors.
  const kept: Record<string, string> = isEmbedded && search['loja'] !== undefined ? { loja: search['loja'] } : {};
  const { inputs: asked, refused } = decodeCalculator(search);
  const { inputs, revision, change, hasChanged } = useLiveInputs(asked, (wanted, history) => {
    // Figures set before hydration are read during it.
    void whenStarted(router).then(() =>
      navigate({
        to: path,
        search: { ...kept, ...encodeCalculator(wanted) } as never,
        replace: history === 'replace',
        resetScroll: false,
      }),
    );
  });
  const { chosen, isUnknown } = chosenCar(cars, tables ?? noTables, inputs.car);
  const state = useSelector(selectCarState(chosen.kind === 'offer' ? chosen.offer.slug : undefined));
  const storePath = (page: string) => basePath + joinStorePath({ storeSlug, path: page }).slice(1);
  const query = new URLSearchParams(encodeCalculator(inputs)).toString();

  return (
    <CalculatorScreen
      inputs={inputs}
      refused={isUnknown && inputs.car !== undefined ? [...refused, { name: 'car', text: inputs.car }] : refused}
      onChange={change}
      revision={revision}
      hasChanged={hasChanged}
      chosen={nameOf(chosen)}
      offerHref={
        chosen.kind === 'offer' && chosen.offer.isAvailable
          ? `${isEmbedded ? storePath('/ofertasvw') : '/ofertasvw'}/${chosen.offer.slug}`
          : undefined
      }
      car={carOfOffer(chosen, state)}
      cars={calculatorCars(cars, tables ?? noTables)}
      tables={tables}
      status={{
        list,
        car: chosen.kind === 'offer' ? (state?.status ?? 'loading') : list === 'loading' ? 'loading' : 'success',
      }}
      onRetry={() => void router.invalidate()}
      action={storePath(path)}
      kept={kept}
      startOverHref={`${path}?${new URLSearchParams({ ...kept, carro: nameOf(chosen).key }).toString()}`}
      wholeHref={isEmbedded ? `${storePath('/calculadoracomparativa')}${query && `?${query}`}` : undefined}
    />
  );
}

function nameOf(chosen: ChosenCar): { key: string; name: string; version: string } {
  if (chosen.kind === 'offer') return { key: chosen.offer.slug, name: chosen.offer.name, version: chosen.offer.model };
  if (chosen.kind === 'none') return { key: '', name: '', version: '' };
  const { key, version } = chosen.car;
  return { key, name: version.name, version: version.model };
}
