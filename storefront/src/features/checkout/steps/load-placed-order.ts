export const loadPlacedOrder = async () => (await import('./PlacedOrder.tsx')).PlacedOrder;
