// Written by `npm run cars -w @signdrive/design-system`: change design-system/cars instead.

// oxfmt-ignore
export const drawing =
'<g transform="scale(0.5)" fill="none" stroke="var(--car-line,#8a929b)" stroke-width="7" stroke-linejoin="round" stroke-linecap="round">' +
'<path d="M163 894H2237" stroke-opacity="0.35"/>' +
'<path d="M474 808h-78q-34 0-65-16l-4-2q-37-18-43-59-1-9-2-18-6-61 8-121 2-6 3-12 17-49 58-76 0 0 0 0 45-20 122-34 138-22 278-31 42-3 80-26 84-51 172-93 117-56 249-70 336-36 670 27 38 7 60 40l40 60q33 50 61 83 0 0 0 0 20 37 32 87 3 14 5 27 7 52 0 104-2 14-5 27-10 55-56 74-7 3-14 6-25 9-67 12l-35 2v-52a164 164 0 0 0-328 0v39q0 17-18 17h-777q-17 0-17-17v-39a164.5 164.5 0 0 0-329 0z" fill="var(--car-line,#8a929b)" fill-opacity="0.08"/>' +
'<path d="M898 436l829-18q61-1 104-39l17-15q26-23-2-44l-7-5q-35-26-86-30-255-21-510-9-78 4-147 39-103 52-201 112-15 9 3 9z" fill="var(--car-line,#8a929b)" fill-opacity="0.12" stroke-width="5"/>' +
'<path d="M880 436l-8 56q-9 56-7 117l1 26q1 52 12 73 11 22 46 22h336M1260 432l5 298M1658 423v54q0 41-33 105-5 10-10 20-6 16-50 86-2 3-3 6-18 36-42 36h-260" stroke-width="4" stroke-opacity="0.6"/>' +
'<circle r="147" cx="638" cy="747"/>' +
'<g stroke-width="4" stroke-opacity="0.6"><circle r="97" cx="638" cy="747"/><circle r="24" cx="638" cy="747"/></g>' +
'<circle r="147" cx="1779" cy="747"/>' +
'<g stroke-width="4" stroke-opacity="0.6"><circle r="97" cx="1779" cy="747"/><circle r="24" cx="1779" cy="747"/></g>' +
'</g>';
