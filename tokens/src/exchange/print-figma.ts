import { toHex } from '../color.ts';
import type { BrandSlots, Contrast, ResolvedToken } from '../derive.ts';
import { isColor, isDimension, nameOf, type Color } from '../dtcg.ts';
import { themeTokens } from './theme-tokens.ts';
import { familyName, pixelsOfRem } from './values.ts';

type FigmaValue = { r: number; g: number; b: number; a: number } | number | string;
type FigmaType = 'COLOR' | 'FLOAT' | 'STRING';

/** Body of `POST /v1/files/:file_key/variables` of Figma's REST API, with temporary ids for this request. */
export interface FigmaVariables {
  variableCollections: readonly { action: 'CREATE'; id: string; name: string; initialModeId: string }[];
  variableModes: readonly { action: 'CREATE' | 'UPDATE'; id: string; name: string; variableCollectionId: string }[];
  variables: readonly {
    action: 'CREATE';
    id: string;
    name: string;
    variableCollectionId: string;
    resolvedType: FigmaType;
    codeSyntax?: { WEB: string };
  }[];
  variableModeValues: readonly { variableId: string; modeId: string; value: FigmaValue }[];
}

const collection = 'theme';
const modes: Readonly<Record<Contrast, string>> = { normal: 'Normal', more: 'More contrast' };

/**
 * A theme as Figma variables: one collection with a mode for each contrast setting.
 * @returns also the tokens without a Figma variable type: shadows and borders
 */
export function printFigma(slots: BrandSlots, name: string): { body: FigmaVariables; leftOut: readonly string[] } {
  const contrasts = Object.keys(modes) as Contrast[];
  const tokens = contrasts.map((contrast) => [contrast, themeTokens(slots, contrast)] as const);
  const [[, normal]] = tokens as [readonly [Contrast, ResolvedToken[]]];
  return {
    body: {
      variableCollections: [{ action: 'CREATE', id: collection, name, initialModeId: 'normal' }],
      // A collection has an initial mode, which is only renamed here.
      variableModes: contrasts.map((contrast) => ({
        action: contrast === 'normal' ? 'UPDATE' : 'CREATE',
        id: contrast,
        name: modes[contrast],
        variableCollectionId: collection,
      })),
      variables: normal.flatMap((token) => {
        const resolvedType = typeOf(token);
        const isPrivate = token.id.startsWith('brand.');
        return resolvedType === undefined
          ? []
          : {
              action: 'CREATE' as const,
              id: token.id,
              name: token.id.replaceAll('.', '/'),
              variableCollectionId: collection,
              resolvedType,
              ...(!isPrivate && { codeSyntax: { WEB: `var(--${nameOf(token.id)})` } }),
            };
      }),
      variableModeValues: tokens.flatMap(([contrast, all]) =>
        all.flatMap((token) =>
          typeOf(token) === undefined ? [] : { variableId: token.id, modeId: contrast, value: valueOf(token) },
        ),
      ),
    },
    leftOut: normal.filter((token) => typeOf(token) === undefined).map(({ id }) => id),
  };
}

const types: Readonly<Record<string, FigmaType>> = {
  color: 'COLOR',
  number: 'FLOAT',
  dimension: 'FLOAT',
  fontFamily: 'STRING',
};
const typeOf = ({ type }: ResolvedToken): FigmaType | undefined => types[type];

function valueOf({ type, value }: ResolvedToken): FigmaValue {
  if (isColor(value)) return channelsOf(value);
  if (isDimension(value)) return value.unit === 'rem' ? value.value * pixelsOfRem : value.value;
  return type === 'fontFamily' ? familyName(value) : (value as number);
}

/** Figma uses sRGB, each channel 0 to 1. */
function channelsOf(color: Color): FigmaValue {
  const hex = toHex(color);
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => round(Number.parseInt(hex.slice(at, at + 2), 16) / 255));
  return { r, g, b, a: round(color.alpha ?? 1) };
}
const round = (value: number): number => Number(value.toFixed(4));
