const color = (...components: [lightness: number, chroma: number, hue: number]) => ({
  $type: 'color',
  $value: { colorSpace: 'oklch', components },
});

/** Theme of the sample store without a shipped theme: only the service's response contains it. */
export const portoSecoTheme = {
  brand: {
    $description: 'Sample partner. Violet and straw, round corners.',
    action: color(0.4202, 0.1902, 308.04),
    'action-strong': color(0.3502, 0.1796, 308.04),
    accent: color(0.8855, 0.157, 91.66),
    stage: color(0.2, 0.03, 308.04),
    'stage-action': color(0.5596, 0.1902, 308.04),
    'neutral-hue': { $type: 'number', $value: 308 },
    radius: { $type: 'dimension', $value: { value: 1.25, unit: 'rem' } },
  },
};
