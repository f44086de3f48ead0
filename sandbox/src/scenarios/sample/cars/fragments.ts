/** Text shared by several sample cars. */
export const safety = ['Seis airbags', 'Controle de estabilidade', 'Assistente de partida em rampa'];
export const connected = ['Central multimídia', 'Espelhamento do celular sem fio', 'Câmera de ré'];
export const flex = (engine: string, gearbox: string, city: string) => [
  { label: 'Motor', value: engine },
  { label: 'Câmbio', value: gearbox },
  { label: 'Consumo na cidade, gasolina', value: city },
];
export const electric = (power: string, range: string, charge: string) => [
  { label: 'Motor', value: power },
  { label: 'Autonomia', value: range },
  { label: 'Recarga rápida, de 10 a 80%', value: charge },
];
export const size = (seats: number, boot: string) => [
  { label: 'Lugares', value: String(seats) },
  { label: 'Porta-malas', value: boot },
];
