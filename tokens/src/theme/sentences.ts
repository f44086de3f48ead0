/**
 * All messages about a theme, in each language. A message begins with its token, so these are the ends of sentences.
 * Quotes from a file are short, on one line, and limited to characters of names.
 */

/** A quoted value: its text, or the type of a value without text. */
export type Shown = string | { type: string };

/** The missing part at the position where a text stops being JSON. */
export type Expected =
  | 'string'
  | 'value'
  | 'name'
  | 'colon'
  | 'nameAfterComma'
  | 'commaOrBrace'
  | 'valueAfterComma'
  | 'commaOrBracket';
export type PropertyKind = 'text' | 'object' | 'deprecation';
/** Units of the number slots. */
export type NumberUnit = 'degrees' | 'weight' | 'percent' | 'em';
/** The required form of a slot. */
export type Wanted =
  | readonly ['color']
  | readonly ['font', list: string]
  | readonly ['radius']
  | readonly ['number', least: number, most: number, unit: NumberUnit];

const form = '{ "colorSpace": "oklch", "components": [lightness 0 to 1, chroma 0 to 0.4, hue 0 to 360] }';
const formInPortuguese =
  '{ "colorSpace": "oklch", "components": [luminosidade de 0 a 1, croma de 0 a 0.4, matiz de 0 a 360] }';
const kib = (characters: number): number => characters / 1024;

const wantedInEnglish = ([kind, ...facts]: Wanted): string => {
  if (kind === 'color') return 'an opaque oklch colour';
  if (kind === 'radius') return 'a dimension in rem, 0 to 1.5';
  if (kind === 'font') return `one of the fonts we ship: ${facts[0]}`;
  const [least, most, unit] = facts as [number, number, NumberUnit];
  return `a number, ${least} to ${most} ${unit === 'weight' ? '(font weight)' : unit}`;
};
const wantedInPortuguese = ([kind, ...facts]: Wanted): string => {
  if (kind === 'color') return 'uma cor opaca em oklch';
  if (kind === 'radius') return 'uma medida em rem, de 0 a 1.5';
  if (kind === 'font') return `uma das letras que a loja tem: ${facts[0]}`;
  const [least, most, unit] = facts as [number, number, NumberUnit];
  const units = { degrees: 'graus', weight: '(peso da letra)', percent: 'por cento', em: 'em' };
  return `um número, de ${least} a ${most} ${units[unit]}`;
};

const en = {
  // JSON syntax.
  tooDeep: (most: number) => `nests deeper than ${most} levels`,
  tooMany: (most: number) => `holds more than ${most} values`,
  tooLarge: (most: number) => `is larger than ${kib(most)} KiB, and a theme is not`,
  forbiddenName: (name: string) => `may not use the name "${name}"`,
  twice: (name: string) => `has "${name}" twice in one group`,
  endsEarly: () => 'ends too early',
  endsLate: () => 'goes on after its end',
  noJson: (found: string) => `is no JSON here: ${found}`,
  expected: (what: Expected, found: string) =>
    `is no JSON here: expected ${
      {
        string: 'a string without control characters and unknown escapes',
        value: 'a value',
        name: 'a name in double quotes',
        colon: '":"',
        nameAfterComma: 'another name after the comma',
        commaOrBrace: '"," or "}"',
        valueAfterComma: 'another value after the comma',
        commaOrBracket: '"," or "]"',
      }[what]
    }, found ${found}`,
  badNumber: (found: string) => `has a number nobody can use: ${found}`,
  noJsonValue: (type: string) => `holds something that is no JSON: a ${type}`,
  throws: () => 'holds something that throws an error when it is read',
  unreadableLink: () => 'could not be read from the link: make the link again',
  unreadableUrl: () => 'could not be read from the URL: copy the whole URL',
  // Names.
  longName: (most: number) => `is no one line of ${most} characters at most`,
  // The document.
  noSlot: () => 'sets no slot: its tokens stand in the group "brand"',
  missing: () => 'is missing: a brand fills every slot',
  noGroup: () => 'must be a group or a token: an object',
  unknownProperty: (name: string) => `has "${name}", which a theme can't use`,
  wrongProperty: (name: string, kind: PropertyKind) =>
    `has a ${name} that is not ${{ text: 'a text', object: 'an object', deprecation: 'true, false or a text' }[kind]}`,
  holds: (name: string) => `is a token, so it may not hold "${name}"`,
  noBrandSlot: (slots: string) => `is no brand slot: a theme sets ${slots}`,
  wrongType: (type: string) => `must have the $type "${type}"`,
  namesOther: (target: string, wanted: Wanted) => `names {${target}}, and must be ${wantedInEnglish(wanted)}`,
  circle: (way: string) => `names itself in a circle: ${way}`,
  namesNothing: (target: string) => `names {${target}}, which is no token`,
  namesForeign: (target: string) => `names {${target}}, and a slot may only name {base.…} tokens`,
  // Values.
  wanted: (wanted: Wanted) => `must be ${wantedInEnglish(wanted)}`,
  noColor: () => `must be ${form} or a {base.…} colour`,
  textAsColor: (text: string) => `must be ${form} or a {base.…} colour, not the text ${text}`,
  colorKey: (name: string) => `has the key "${name}", which a colour doesn't have`,
  noColorSpace: () => `names no "colorSpace"; it must be ${form}`,
  otherColorSpace: (given: Shown) => `has the colorSpace ${show(given)}; a theme takes "oklch"`,
  noComponents: () => 'has no list of "components": [lightness, chroma, hue]',
  componentCount: (count: number) => `has ${count} components; oklch has three: lightness, chroma, hue`,
  componentType: (name: string, given: Shown) => `has the ${name} ${show(given)}; it must be a number`,
  componentRange: (name: string, given: number, most: number) => `has the ${name} ${given}; it must be 0 to ${most}`,
  alpha: (given: Shown) => `has the alpha ${show(given)}; a theme’s colours are opaque, so it is 1 or left out`,
  badHex: (given: Shown) => `has the hex ${show(given)}; it must be #rrggbb or left out`,
  otherHex: (hex: string, own: string) => `has the hex ${hex}, and its components are ${own}: they must agree`,
  // Contrast and lightness.
  lowContrast: (foreground: string, background: string, ratio: string | undefined, wanted: number, isMore: boolean) =>
    `makes ${foreground} on ${background} ${ratio === undefined ? 'a pair without a colour' : `${ratio}:1`}${
      isMore ? ' when more contrast is asked for' : ''
    }; it needs ${wanted}:1`,
  tooLight: (token: string, lightness: number, most: number) =>
    `makes ${token} ${lightness} light; at most ${most} is dark enough`,
  likeDanger: (difference: string) =>
    `is hardly told from the red of destructive buttons (ΔE ${difference}): there, the warning sign tells them apart`,
  // Files of design tools.
  foreignComponents: (space: string, names: string) => `has no list of three "components"; ${space} has ${names}`,
  foreignComponent: (name: string, given: Shown, space: string, least: number, most: number) =>
    `has the ${name} ${show(given)}; in ${space} it is a number, ${least} to ${most}`,
  modifier: () => 'is changed by a modifier of Tokens Studio: export it with its values resolved',
  calculation: () => 'names a token inside of a calculation: export it with its values resolved',
  inSeveralSets: (target: string, count: number) => `names {${target}}, which stands in ${count} sets`,
  backToItself: (target: string) => `names {${target}}, which leads back to itself`,
  severalSets: (names: string) => `stands in several sets: ${names}; keep one`,
  readAs: (from: string, as: string) => `is read from ${from} as ${as}`,
  readFrom: (from: string) => `is read from ${from}`,
  readExact: (from: string, as: string) => `is read from ${from} as ${as}, the exact colour its export kept`,
  readNearest: (from: string, as: string, difference: string) =>
    `is read from ${from} as ${as}, the nearest that sRGB can show (ΔE ${difference})`,
  readPixels: (from: string, rem: number, pixels: number) =>
    `is read from ${from} as ${rem}rem (${pixels} px to the rem)`,
  readWeight: (name: string, weight: number) => `is read from the weight ${name} as ${weight}`,
  readText: (text: string, value: number) => `is read from the text ${text} as ${value}`,
  readFamily: (family: string, token: string) => `is read from the family ${family} as ${token}`,
  noneAsZero: () => 'has "none" in its components, which is read as 0',
  takesValue: (way: string) => `takes the value of ${way}`,
  otherType: (type: string, own: string) => `has the type "${type}", read as "${own}"`,
  studioForm: () => 'is read from the form of Tokens Studio',
  studioOnly: () => 'is left out: only Tokens Studio reads it',
  leftOut: (count: number) => `is left out (${count} ${count === 1 ? 'token' : 'tokens'}): a theme is its brand slots`,
  readAsSet: () => 'is read as the set of the theme',
};

const components: Readonly<Record<string, string>> = {
  lightness: 'a luminosidade',
  chroma: 'o croma',
  hue: 'o matiz',
  red: 'o vermelho',
  green: 'o verde',
  blue: 'o azul',
  saturation: 'a saturação',
  whiteness: 'o branco',
  blackness: 'o preto',
};
const component = (name: string): string => components[name] ?? name;

const pt: typeof en = {
  tooDeep: (most) => `tem mais de ${most} níveis, um dentro do outro`,
  tooMany: (most) => `tem mais de ${most} valores`,
  tooLarge: (most) => `passa de ${kib(most)} KiB, e um tema é menor`,
  forbiddenName: (name) => `não pode usar o nome "${name}"`,
  twice: (name) => `tem "${name}" duas vezes no mesmo grupo`,
  endsEarly: () => 'termina antes do fim',
  endsLate: () => 'continua depois do fim',
  noJson: (found) => `deixa de ser JSON aqui: ${found}`,
  expected: (what, found) =>
    `deixa de ser JSON aqui: falta ${
      {
        string: 'um texto sem caracteres de controle nem escapes desconhecidos',
        value: 'um valor',
        name: 'um nome entre aspas',
        colon: '":"',
        nameAfterComma: 'outro nome depois da vírgula',
        commaOrBrace: '"," ou "}"',
        valueAfterComma: 'outro valor depois da vírgula',
        commaOrBracket: '"," ou "]"',
      }[what]
    }, veio ${found}`,
  badNumber: (found) => `tem um número que não serve: ${found}`,
  noJsonValue: (type) => `tem algo que não é JSON, do tipo ${type}`,
  throws: () => 'tem algo que dá erro ao ser lido',
  unreadableLink: () => 'não veio inteiro no link: faça o link de novo',
  unreadableUrl: () => 'não veio inteiro no endereço: copie o endereço inteiro',
  longName: (most) => `precisa ter uma linha, de até ${most} letras`,
  noSlot: () => 'não muda nada: o que muda fica no grupo "brand"',
  missing: () => 'falta: uma marca preenche todos os espaços',
  noGroup: () => 'precisa ser um grupo ou um token: um objeto',
  unknownProperty: (name) => `tem "${name}", que um tema não usa`,
  wrongProperty: (name, kind) =>
    `tem um ${name} que não é ${{ text: 'um texto', object: 'um objeto', deprecation: 'true, false ou um texto' }[kind]}`,
  holds: (name) => `é um token, e não pode ter "${name}" dentro`,
  noBrandSlot: (slots) => `não é um espaço da marca: um tema muda ${slots}`,
  wrongType: (type) => `precisa do $type "${type}"`,
  namesOther: (target, wanted) => `aponta para {${target}}, e precisa ser ${wantedInPortuguese(wanted)}`,
  circle: (way) => `aponta para si mesmo: ${way}`,
  namesNothing: (target) => `aponta para {${target}}, que não existe`,
  namesForeign: (target) => `aponta para {${target}}, e só pode apontar para {base.…}`,
  wanted: (wanted) => `precisa ser ${wantedInPortuguese(wanted)}`,
  noColor: () => `precisa ser ${formInPortuguese} ou uma cor {base.…}`,
  textAsColor: (text) => `precisa ser ${formInPortuguese} ou uma cor {base.…}, não o texto ${text}`,
  colorKey: (name) => `tem a chave "${name}", que uma cor não tem`,
  noColorSpace: () => `não diz o "colorSpace"; precisa ser ${formInPortuguese}`,
  otherColorSpace: (given) => `tem o colorSpace ${mostra(given)}; um tema usa "oklch"`,
  noComponents: () => 'não tem a lista "components": [luminosidade, croma, matiz]',
  componentCount: (count) => `tem ${count} componentes; oklch tem três: luminosidade, croma e matiz`,
  componentType: (name, given) => `tem ${component(name)} ${mostra(given)}; precisa ser um número`,
  componentRange: (name, given, most) => `tem ${component(name)} ${given}; precisa ficar de 0 a ${most}`,
  alpha: (given) => `tem o alpha ${mostra(given)}; as cores de um tema são opacas: use 1 ou tire o alpha`,
  badHex: (given) => `tem o hex ${mostra(given)}; escreva #rrggbb ou tire o hex`,
  otherHex: (hex, own) => `tem o hex ${hex}, mas os componentes dão ${own}: precisam ser a mesma cor`,
  lowContrast: (foreground, background, ratio, wanted, isMore) =>
    `deixa ${foreground} sobre ${background} ${
      ratio === undefined ? 'sem uma das cores' : `com contraste de ${comma(ratio)}:1`
    }${isMore ? ' para quem pede mais contraste' : ''}; precisa de ${comma(String(wanted))}:1`,
  tooLight: (token, lightness, most) =>
    `deixa ${token} com luminosidade ${comma(String(lightness))}; precisa ser no máximo ${comma(String(most))}`,
  likeDanger: (difference) =>
    `quase não difere do vermelho dos botões que apagam algo (ΔE ${comma(difference)}): neles, o sinal de aviso faz a diferença`,
  foreignComponents: (space, names) =>
    `não tem a lista de três "components"; ${space} tem ${names.split(', ').map(component).join(', ')}`,
  foreignComponent: (name, given, space, least, most) =>
    `tem ${component(name)} ${mostra(given)}; em ${space} é um número, de ${least} a ${most}`,
  modifier: () => 'é mudado por um modificador do Tokens Studio: exporte com os valores resolvidos',
  calculation: () => 'aponta para um token dentro de uma conta: exporte com os valores resolvidos',
  inSeveralSets: (target, count) => `aponta para {${target}}, que está em ${count} conjuntos`,
  backToItself: (target) => `aponta para {${target}}, que volta para ele mesmo`,
  severalSets: (names) => `está em vários conjuntos: ${names}; deixe um`,
  readAs: (from, as) => `veio como ${from} e foi lido como ${as}`,
  readFrom: (from) => `foi lido de ${from}`,
  readExact: (from, as) => `veio como ${from} e foi lido como ${as}, a cor exata que o arquivo guardou`,
  readNearest: (from, as, difference) =>
    `veio como ${from} e foi lido como ${as}, a cor mais próxima que o sRGB mostra (ΔE ${comma(difference)})`,
  readPixels: (from, rem, pixels) => `veio como ${from} e foi lido como ${rem}rem (${pixels} px por rem)`,
  readWeight: (name, weight) => `veio com o peso ${name} e foi lido como ${weight}`,
  readText: (text, value) => `veio com o texto ${text} e foi lido como ${value}`,
  readFamily: (family, token) => `veio com a família ${family} e foi lido como ${token}`,
  noneAsZero: () => 'tem "none" nos componentes, que foi lido como 0',
  takesValue: (way) => `usa o valor de ${way}`,
  otherType: (type, own) => `veio com o tipo "${type}", lido como "${own}"`,
  studioForm: () => 'foi lido da forma do Tokens Studio',
  studioOnly: () => 'ficou de fora: só o Tokens Studio usa',
  leftOut: (count) => `ficou de fora (${count} ${count === 1 ? 'token' : 'tokens'}): um tema são os espaços da marca`,
  readAsSet: () => 'foi lido como o conjunto do tema',
};

/** Formats a fraction in Portuguese. */
function comma(number: string): string {
  return number.replace('.', ',');
}
function show(given: Shown): string {
  return typeof given === 'string' ? given : `a value of type ${given.type}`;
}
function mostra(given: Shown): string {
  return typeof given === 'string' ? given : `um valor do tipo ${given.type}`;
}

const sentences = { en, pt };
export type Language = keyof typeof sentences;

type Sentences = typeof en;
/** A message with its facts, independent of the language. */
export type Sentence = { [Name in keyof Sentences]: readonly [Name, ...Parameters<Sentences[Name]>] }[keyof Sentences];

/** The subject of a message without a token. */
const subjects: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {},
  pt: { theme: 'O tema', name: 'O nome', logo: 'O logotipo' },
};

export const subjectIn = (language: Language, token: string): string => subjects[language][token] ?? token;

export function sentenceIn(language: Language, [name, ...facts]: Sentence): string {
  const write = sentences[language][name] as (...values: readonly unknown[]) => string;
  return write(...facts);
}
