export const loadPlacedOrder = async () => ({ default: (await import('./PlacedOrder.tsx')).PlacedOrder });
