// Written by `npm run cars -w @signdrive/design-system`: change design-system/cars instead.
import type { Drawing } from '../drawing.ts';

// oxfmt-ignore
export const drawing: Drawing = [
["linearGradient",{"id":"~form","x2":0,"y2":1},[["stop",{"stopColor":"#ffffff6b"}],["stop",{"offset":0.1,"stopColor":"#ffffff1a"}],["stop",{"offset":0.3,"stopColor":"#0a142008"}],["stop",{"offset":0.6,"stopColor":"#ffffff0d"}],["stop",{"offset":0.82,"stopColor":"#0a142033"}],["stop",{"offset":1,"stopColor":"#0a142080"}]]],
["linearGradient",{"id":"~ends","y2":0},[["stop",{"stopColor":"#0a142057"}],["stop",{"offset":0.04,"stopColor":"#0a14201f"}],["stop",{"offset":0.12,"stopColor":"#0a142000"}],["stop",{"offset":0.9,"stopColor":"#0a142000"}],["stop",{"offset":0.96,"stopColor":"#0a14201f"}],["stop",{"offset":1,"stopColor":"#0a14205c"}]]],
["linearGradient",{"id":"~sheen","x2":0,"y2":1},[["stop",{"stopColor":"#ffffff4d"}],["stop",{"offset":1,"stopColor":"#ffffff00"}]]],
["linearGradient",{"id":"~edge","x2":0,"y2":1},[["stop",{"stopColor":"#ffffffbf"}],["stop",{"offset":0.3,"stopColor":"#ffffff66"}],["stop",{"offset":0.7,"stopColor":"#ffffff24"}]]],
["linearGradient",{"id":"~glass","x2":0,"y2":1},[["stop",{"stopColor":"#586672"}],["stop",{"offset":0.45,"stopColor":"#303a43"}],["stop",{"offset":1,"stopColor":"#181d22"}]]],
["linearGradient",{"id":"~metal-light","y2":1},[["stop",{"stopColor":"#fcfdfe"}],["stop",{"offset":0.5,"stopColor":"#ccd2d8"}],["stop",{"offset":1,"stopColor":"#8f979f"}]]],
["linearGradient",{"id":"~metal-dark","y2":1},[["stop",{"stopColor":"#8b939b"}],["stop",{"offset":0.5,"stopColor":"#4d545b"}],["stop",{"offset":1,"stopColor":"#2a2f34"}]]],
["linearGradient",{"id":"~arch","x2":0,"y2":1},[["stop",{"stopColor":"#00000099"}],["stop",{"offset":0.36,"stopColor":"#00000000"}],["stop",{"offset":0.85,"stopColor":"#00000000"}],["stop",{"offset":1,"stopColor":"#0000004d"}]]],
["linearGradient",{"id":"~tail","x2":0,"y2":1},[["stop",{"stopColor":"#dd2733"}],["stop",{"offset":1,"stopColor":"#7f0b15"}]]],
["linearGradient",{"id":"~trim","x2":0,"y2":1},[["stop",{"stopColor":"#333a41"}],["stop",{"offset":1,"stopColor":"#14171a"}]]],
["radialGradient",{"id":"~tyre"},[["stop",{"offset":0.7,"stopColor":"#101215"}],["stop",{"offset":0.8,"stopColor":"#25282d"}],["stop",{"offset":1,"stopColor":"#0d0e10"}]]],
["radialGradient",{"id":"~ground"},[["stop",{"stopColor":"#0000008c"}],["stop",{"offset":0.55,"stopColor":"#0000004d"}],["stop",{"offset":1,"stopColor":"#00000000"}]]],
];
