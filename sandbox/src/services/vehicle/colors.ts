/** A paint on offer. Its type determines the surcharge. */
export interface Color {
  name: string;
  type: 'Sólida' | 'Metálica' | 'Perolizada';
  /** Paint of the illustration. */
  hex: string;
  manufacturerCode: string;
}

export const colors = {
  BRG: { name: 'Branco gesso', type: 'Sólida', hex: '#e9ecea', manufacturerCode: '0Q0Q' },
  PRN: { name: 'Preto noite', type: 'Sólida', hex: '#20262a', manufacturerCode: '2T2T' },
  PRC: { name: 'Prata chuva', type: 'Metálica', hex: '#aeb6b9', manufacturerCode: '8E8E' },
  CIA: { name: 'Cinza asfalto', type: 'Metálica', hex: '#596266', manufacturerCode: '5K5K' },
  VEU: { name: 'Vermelho urucum', type: 'Metálica', hex: '#b02a1c', manufacturerCode: '3P3P' },
  AZA: { name: 'Azul anil', type: 'Metálica', hex: '#1f3f9e', manufacturerCode: '7B7B' },
  VEM: { name: 'Verde mata', type: 'Perolizada', hex: '#22503f', manufacturerCode: '6M6M' },
} as const satisfies Record<string, Color>;

export type ColorCode = keyof typeof colors;
export const colorCodes = Object.keys(colors) as ColorCode[];
